import type { Resolvers, UserSortField } from '../../graphql/generated/resolvers.ts';
import { changeUser, makeUser, removeUser, removeUsers, updateUsers } from './user-changes.ts';
import { findUser, listUsers } from './users.store.ts';
import type { UserRow } from './users.table.ts';

const sortColumns: Record<UserSortField, keyof UserRow> = {
  index: 'index',
  name: 'nameKey',
  company: 'companyKey',
  balance: 'balanceCents',
  age: 'age',
};

export const usersResolvers: Resolvers = {
  Query: {
    user: async (_source, { id }, { db }) => (await findUser(db, id)) ?? null,
    users(_source, { filter, sort, ...page }, { db }) {
      const { field = 'index', direction = 'ascending' } = sort ?? {};
      return listUsers(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
  },
  Mutation: {
    createUser: async (_source, { input }, context) => ({ user: await makeUser(context, input) }),
    updateUser: async (_source, { input }, context) => ({ user: await changeUser(context, input) }),
    deleteUser: async (_source, { input: { id } }, context) => ({
      id,
      activityId: await removeUser(context, id),
    }),
    updateUsers: (_source, { input }, context) => updateUsers(context, input),
    deleteUsers: (_source, { input }, context) => removeUsers(context, input),
  },
  User: {
    balance: ({ balanceCents }) => balanceCents,
    isActive: ({ isActive }) => isActive === 1,
  },
};
