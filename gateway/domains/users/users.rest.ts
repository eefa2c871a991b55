import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { withPlainBalance } from './users.rules.ts';

const EXAMPLE_ID = '1a4aa60248e32d9f1721fd50';

graphql(`
  fragment RestUserFields on User {
    id
    index
    guid
    isActive
    balance
    age
    name
    gender
    company
    email
    phone
    address
    bd
    imgUrl
  }
`);

const allUsers = restRoute({
  route: 'GET /api/user/all',
  operation: graphql(`
    query RestUsers($after: String) {
      users(first: 100, after: $after) {
        nodes {
          ...RestUserFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ users }) => users,
  example: { url: '/api/user/all', status: 200 },
});

export const usersRest = [
  allUsers,
  restRoute({
    route: 'GET /api/user',
    operation: graphql(`
      query RestUser($id: ID!) {
        user(id: $id) {
          ...RestUserFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ user }) => user,
    example: { url: `/api/user?id=${EXAMPLE_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/user/add',
    operation: graphql(`
      mutation RestAddUser($input: CreateUserInput!) {
        createUser(input: $input) {
          user {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: withPlainBalance(record('user')) }),
    thenAnswer: allUsers,
    example: {
      url: '/api/user/add',
      body: { name: 'Iracema Bastos', email: 'iracema@casadomel.test', balance: '$2,138.20' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/user/update',
    operation: graphql(`
      mutation RestUpdateUser($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: withPlainBalance(record('user')) }),
    thenAnswer: allUsers,
    example: { url: '/api/user/update', body: { id: EXAMPLE_ID, isActive: false }, status: 200 },
  }),
  restRoute({
    route: 'POST /api/user/delete',
    operation: graphql(`
      mutation RestDeleteUser($input: DeleteUserInput!) {
        deleteUser(input: $input) {
          id
        }
      }
    `),
    variables: ({ argument }) => ({ input: { id: argument('id') } }),
    thenAnswer: allUsers,
    example: { url: '/api/user/delete', body: { id: EXAMPLE_ID }, status: 200 },
  }),
];
