import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

export const projectsRest = [
  restRoute({
    route: 'GET /api/list/all',
    operation: graphql(`
      query RestProjects($after: String) {
        projects(first: 100, after: $after, sort: { field: createdNumber, direction: ascending }) {
          nodes {
            id
            email
            userName
            projectName
            date
            projectImage
            userImage
            comment
            revision
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `),
    pages: ({ projects }) => projects,
    example: { url: '/api/list/all', status: 200 },
  }),
];
