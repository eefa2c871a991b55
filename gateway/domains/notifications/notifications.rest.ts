import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { inMilliseconds, withoutSlash } from '../../rest/written-values.ts';

const EXAMPLE_ID = '3d719b8e9236cc9a7e73753f';

const allNotifications = restRoute({
  route: 'GET /api/notification',
  operation: graphql(`
    query RestNotifications($after: String) {
      notifications(
        first: 100
        after: $after
        sort: { field: createdNumber, direction: ascending }
      ) {
        nodes {
          id
          heading
          icon {
            name
            color
          }
          timestamp
          title
          subtitle
          path
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ notifications: { nodes, ...page } }) => ({
    ...page,
    nodes: nodes.map((node) => ({
      ...node,
      timestamp: inMilliseconds(node.timestamp),
      path: withoutSlash(node.path),
    })),
  }),
  example: { url: '/api/notification', status: 200 },
});

export const notificationsRest = [
  allNotifications,
  restRoute({
    route: 'POST /api/notification/add',
    operation: graphql(`
      mutation RestAddNotification($input: AddNotificationInput!) {
        addNotification(input: $input) {
          notification {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('notification') }),
    thenAnswer: allNotifications,
    example: {
      url: '/api/notification/add',
      body: {
        heading: 'Alert',
        icon: { name: 'notifications', color: 'error' },
        title: 'Ligar para a Casa do Mel',
        subtitle: 'Antes das 17h',
        path: '/clientes',
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/notification/delete',
    operation: graphql(`
      mutation RestDeleteNotification($input: DeleteNotificationInput!) {
        deleteNotification(input: $input) {
          id
        }
      }
    `),
    variables: ({ argument }) => ({ input: { id: argument('id') } }),
    thenAnswer: allNotifications,
    example: { url: '/api/notification/delete', body: { id: EXAMPLE_ID }, status: 200 },
  }),
  restRoute({
    route: 'POST /api/notification/delete-all',
    operation: graphql(`
      mutation RestDeleteAllNotifications($input: DeleteAllNotificationsInput!) {
        deleteAllNotifications(input: $input) {
          deletedCount
        }
      }
    `),
    variables: () => ({ input: {} }),
    thenAnswer: allNotifications,
    example: { url: '/api/notification/delete-all', status: 200 },
  }),
];
