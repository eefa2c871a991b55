import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../records/form/formQuery.ts';
import { NewInvoicePageDocument } from './NewInvoicePage.generated.ts';

/** Loads the customer, product or copied invoice in the URL, and the company. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadForm(NewInvoicePageDocument, {
    customerId: searchParams.get('customer') ?? '',
    productId: searchParams.get('product') ?? '',
    originalId: searchParams.get('from') ?? '',
  });
}
