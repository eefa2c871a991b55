import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
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
  restChange({
    route: 'POST /api/notification/add',
    mutation: 'addNotification',
    input: ({ record }) => record('notification'),
    thenAnswer: allNotifications,
    example: {
      body: {
        heading: 'Alert',
        icon: { name: 'notifications', color: 'error' },
        title: 'Ligar para a Casa do Mel',
        subtitle: 'Antes das 17h',
        path: '/clientes',
      },
    },
  }),
  restChange({
    route: 'POST /api/notification/delete',
    mutation: 'deleteNotification',
    input: ({ argument }) => ({ id: argument('id') }),
    thenAnswer: allNotifications,
    example: { body: { id: EXAMPLE_ID } },
  }),
  restChange({
    route: 'POST /api/notification/delete-all',
    mutation: 'deleteAllNotifications',
    input: () => ({}),
    thenAnswer: allNotifications,
  }),
];
