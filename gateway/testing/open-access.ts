import type { RecordAccess } from '../records/access.ts';

/** What a declaration grants that says nothing of access. */
export const openAccess: RecordAccess = { read: 'GUEST', write: 'EDITOR', delete: 'ADMIN' };
