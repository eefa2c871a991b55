import { record } from '../../records/record.ts';

export const accountRecord = record<'accounts'>({
  kind: 'Account',
  table: 'accounts',
  title: 'name',
  access: { read: 'ADMIN', write: 'SA', delete: 'SA', readTitle: 'GUEST', isAccount: true },
  secrets: ['passwordHash'],
});
