import { ownAccess } from '../../records/access.ts';
import { record } from '../../records/declare/record.ts';

/** Activities copy the row, never the bytes. */
export const fileRecord = record({
  kind: 'File',
  table: 'files',
  title: 'name',
  owner: 'accountId',
  access: ownAccess,
});
