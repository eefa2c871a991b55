import { previewContent } from '../../records/list/previewContent.ts';
import { DealDetails } from './DealDetails.tsx';
import { DealPreviewContentDocument } from './dealPreviewContent.generated.ts';

export const dealPreviewContent = previewContent(
  DealPreviewContentDocument,
  ({ deal }, declaration) =>
    deal ? <DealDetails key={deal.id} declaration={declaration} deal={deal} /> : null,
);
