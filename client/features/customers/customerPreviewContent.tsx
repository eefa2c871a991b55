import { previewContent } from '../../records/list/previewContent.ts';
import { CustomerDetails } from './CustomerDetails.tsx';
import { CustomerPreviewContentDocument } from './customerPreviewContent.generated.ts';

export const customerPreviewContent = previewContent(
  CustomerPreviewContentDocument,
  ({ customer, invoiced }, declaration) =>
    customer ? (
      <CustomerDetails key={customer.id} {...{ declaration, customer, invoiced }} />
    ) : null,
);
