import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const accountsRest = [
  restRoute({
    route: 'GET /api/auth/profile',
    operation: graphql(`
      query RestProfile {
        user: me {
          id
          role
          name
          username
          email
          avatar
          age
        }
      }
    `),
    answer: (me) => me,
  }),
];
