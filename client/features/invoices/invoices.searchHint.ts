import type { FoundNote } from '../../records/foundNotes.ts';
import type { Found } from '../../records/resources.ts';
import type { InvoiceSearchHintFragment } from './invoices.searchHint.generated.ts';

export const notes: Record<string, FoundNote> = {
  Invoice: ({ record }: Found<InvoiceSearchHintFragment>) => record?.buyer?.name,
};
