import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const changesRest = [
  restRoute({
    route: 'GET /api/changes',
    operation: graphql(`
      query RestChanges($after: String, $kinds: [String!]) {
        changes(after: $after, kinds: $kinds) {
          nodes {
            kind
            id
            version
            action
            activityId
            by {
              id
              name
            }
            at
          }
          cursor
          hasMore
        }
      }
    `),
    variables: ({ optionalArgument }) => ({
      after: optionalArgument('after') ?? null,
      kinds: optionalArgument('kinds')?.split(',') ?? null,
    }),
    answer: ({ changes }) => changes,
  }),
];
