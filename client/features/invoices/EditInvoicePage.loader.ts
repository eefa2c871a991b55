import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../records/form/formQuery.ts';
import { EditInvoicePageDocument } from './EditInvoicePage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadForm(EditInvoicePageDocument, { id: params.id ?? '' });
}
