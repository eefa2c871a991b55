import { record } from '../../records/record.ts';
import { derivedFields, userErrors } from './users.rules.ts';

export const userRecord = record(
  { kind: 'User', table: 'users', title: 'name', unique: ['guid'] },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => userErrors(row) },
);
