import type { SearchHint } from '../../records/searchHints.ts';
import type { Found } from '../../records/resources.ts';
import type { MessageSearchHintFragment } from './messages.searchHint.generated.ts';

export const hints: Record<string, SearchHint> = {
  Message: ({ record }: Found<MessageSearchHintFragment>) =>
    record?.[record.folder === 'sent' ? 'recipient' : 'sender']?.name,
};
