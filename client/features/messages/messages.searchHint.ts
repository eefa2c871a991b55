import type { FoundNote } from '../../records/foundNotes.ts';
import type { Found } from '../../records/resources.ts';
import type { MessageSearchHintFragment } from './messages.searchHint.generated.ts';

export const notes: Record<string, FoundNote> = {
  Message: ({ record }: Found<MessageSearchHintFragment>) =>
    record?.[record.folder === 'sent' ? 'recipient' : 'sender']?.name,
};
