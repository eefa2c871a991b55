import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { NewInvoicePageDocument } from './NewInvoicePage.generated.ts';

/** Who buys or which invoice is copied, when the address says so, and who sold last. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadForm(NewInvoicePageDocument, {
    customerId: searchParams.get('customer') ?? '',
    originalId: searchParams.get('from') ?? '',
  });
}
