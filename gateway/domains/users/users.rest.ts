import { restChange } from '../../rest/rest-change.ts';
import { restList, restOne } from '../../rest/rest-reading.ts';
import { withPlainBalance } from './users.rules.ts';

const fields =
  'id index guid isActive balance age name gender company email phone address bd imgUrl';

const EXAMPLE_ID = '1a4aa60248e32d9f1721fd50';

const allUsers = restList({
  route: 'GET /api/user/all',
  list: 'users',
  fields,
});

export const usersRest = [
  allUsers,
  restOne({
    route: 'GET /api/user',
    one: 'user',
    fields,
    example: { url: `/api/user?id=${EXAMPLE_ID}` },
  }),
  restChange({
    route: 'POST /api/user/add',
    mutation: 'createUser',
    input: ({ record }) => withPlainBalance(record('user')),
    thenAnswer: allUsers,
    example: {
      body: { name: 'Iracema Bastos', email: 'iracema@casadomel.test', balance: '$2,138.20' },
    },
  }),
  restChange({
    route: 'POST /api/user/update',
    mutation: 'updateUser',
    input: ({ record }) => withPlainBalance(record('user')),
    thenAnswer: allUsers,
    example: { body: { id: EXAMPLE_ID, isActive: false } },
  }),
  restChange({
    route: 'POST /api/user/delete',
    mutation: 'deleteUser',
    input: ({ argument }) => ({ id: argument('id') }),
    thenAnswer: allUsers,
    example: { body: { id: EXAMPLE_ID } },
  }),
];
