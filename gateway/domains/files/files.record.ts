import { declaredRecord } from '../../records/declare/declared-record.ts';
import { deleteContents } from './files.store.ts';

/** Activities copy the row, never the bytes. Their owner's alone, although others read the shared ones. */
export const fileRecord = declaredRecord<'files'>('File', {
  owner: 'accountId',
  rules: { forget: deleteContents },
});

export const attachmentRecord = declaredRecord<'attachments'>('Attachment', {
  author: 'accountId',
  uniqueTogether: ['fileId', 'recordKind', 'recordId'],
});
