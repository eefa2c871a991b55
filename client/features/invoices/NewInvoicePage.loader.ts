import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { NewInvoicePageDocument } from './NewInvoicePage.generated.ts';

/** Who buys, when the address says so, and who sold last. */
export function loader({ request }: LoaderFunctionArgs) {
  const customerId = new URL(request.url).searchParams.get('customer') ?? '';
  return preloadQuery(NewInvoicePageDocument, {
    variables: { customerId },
    // The form starts with what it reads first, and the last invoice may just have been made.
    fetchPolicy: 'network-only',
  });
}
