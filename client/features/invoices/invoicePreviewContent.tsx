import { previewContent } from '../../records/list/previewContent.ts';
import { InvoicePreviewContentDocument } from './invoicePreviewContent.generated.ts';
import { InvoicePreview } from './InvoicePreview.tsx';

export const invoicePreviewContent = previewContent(
  InvoicePreviewContentDocument,
  ({ invoice }, declaration) =>
    invoice ? <InvoicePreview declaration={declaration} invoice={invoice} /> : null,
);
