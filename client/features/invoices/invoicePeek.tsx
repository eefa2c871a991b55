import { peekContent } from '../../records/list/peekContent.ts';
import { InvoicePeekDocument } from './invoicePeek.generated.ts';
import { InvoicePreview } from './InvoicePreview.tsx';

export const invoicePeek = peekContent(InvoicePeekDocument, ({ invoice }, declaration) =>
  invoice ? <InvoicePreview declaration={declaration} invoice={invoice} /> : null,
);
