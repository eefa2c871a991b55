import type { SearchHint } from '../../records/searchHints.ts';
import type { Found } from '../../records/resources.ts';
import type { InvoiceSearchHintFragment } from './invoices.searchHint.generated.ts';

export const hints: Record<string, SearchHint> = {
  Invoice: ({ record }: Found<InvoiceSearchHintFragment>) => record?.buyer?.name,
};
