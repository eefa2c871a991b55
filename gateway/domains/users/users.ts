import { makeUsers } from '../../../seed/users.ts';
import type { Domain } from '../../domain.ts';
import { usersExport } from './users-csv.rest.ts';
import { usersResolvers } from './users.resolvers.ts';
import { usersRest } from './users.rest.ts';
import { userRecord } from './users.record.ts';

export const users: Domain = {
  name: 'users',
  resolvers: usersResolvers,
  rest: usersRest,
  exports: [usersExport],
  seed: makeUsers,
  records: [userRecord],
};
