import type { RecordAccess } from '../records/declare/record.ts';

/** The access that a declaration grants when it says nothing of access. */
export const openAccess: RecordAccess = { read: 'GUEST', write: 'EDITOR', delete: 'ADMIN' };
