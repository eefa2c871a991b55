import type { FoundNote } from '../../records/foundNotes.ts';
import type { Found } from '../../records/resources.ts';
import type { CardSearchHintFragment } from './boards.searchHint.generated.ts';

export const notes: Record<string, FoundNote> = {
  Card: ({ record }: Found<CardSearchHintFragment>) => record?.column?.board?.title,
};
