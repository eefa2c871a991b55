import type { FoundNote } from '../../records/foundNotes.ts';

export const notes: Record<string, FoundNote> = {
  Message: ({ record }) => record?.[record.folder === 'sent' ? 'recipient' : 'sender']?.name,
};
