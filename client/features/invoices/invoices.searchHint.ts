import type { FoundNote } from '../../records/foundNotes.ts';

export const notes: Record<string, FoundNote> = {
  Invoice: ({ record }) => record?.buyer?.name,
};
