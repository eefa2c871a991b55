import { record } from '../../records/record.ts';

export const accountRecord = record<'accounts'>({
  kind: 'Account',
  table: 'accounts',
  title: 'name',
  secrets: ['passwordHash'],
});
