import { referringFieldsTo } from '../../records/declarations.ts';
import { referringKinds } from '../../records/declare/declared-record.ts';
import { defineRecord } from '../../records/declare/record.ts';

export const accountRecord = defineRecord<'accounts'>({
  kind: 'Account',
  table: 'accounts',
  title: 'name',
  access: { read: 'ADMIN', write: 'SA', delete: 'SA', readTitle: 'GUEST', isAccount: true },
  secrets: ['passwordHash'],
  referringKinds: referringKinds(referringFieldsTo('Account')),
});
