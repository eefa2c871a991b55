import type { FoundNote } from '../../records/foundNotes.ts';

export const notes: Record<string, FoundNote> = {
  Card: ({ record }) => record?.column?.board?.title,
};
