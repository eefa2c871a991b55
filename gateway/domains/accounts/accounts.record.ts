import { defineRecord } from '../../records/declare/record.ts';

export const accountRecord = defineRecord<'accounts'>({
  kind: 'Account',
  table: 'accounts',
  title: 'name',
  access: { read: 'ADMIN', write: 'SA', delete: 'SA', readTitle: 'GUEST', isAccount: true },
  secrets: ['passwordHash'],
});
