import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { NewInvoicePageDocument } from './NewInvoicePage.generated.ts';

/** Who buys, when the address says so. */
export function loader({ request }: LoaderFunctionArgs) {
  const customerId = new URL(request.url).searchParams.get('customer') ?? '';
  return preloadQuery(NewInvoicePageDocument, { variables: { customerId } });
}
