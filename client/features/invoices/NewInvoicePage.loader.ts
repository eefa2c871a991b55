import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { NewInvoicePageDocument } from './NewInvoicePage.generated.ts';

/** Customer or copied invoice in the URL, and the last seller. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadForm(NewInvoicePageDocument, {
    customerId: searchParams.get('customer') ?? '',
    originalId: searchParams.get('from') ?? '',
  });
}
