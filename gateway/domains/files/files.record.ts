import { signedInAccess } from '../../records/access.ts';
import { defineRecord } from '../../records/declare/record.ts';
import { deleteContents } from './files.store.ts';

/** Activities copy the row, never the bytes. */
export const fileRecord = defineRecord(
  {
    kind: 'File',
    table: 'files',
    title: 'name',
    owner: 'accountId',
    access: signedInAccess,
    isAttachment: true,
  },
  { forget: deleteContents },
);
