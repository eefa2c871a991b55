import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { invoiceFilterIn } from './invoiceFilter.ts';
import { InvoicesPageDocument } from './InvoicesPage.generated.ts';

const sortFields = [
  'date',
  'orderNo',
  'buyer',
  'status',
  'total',
  'dueOn',
  'openAmount',
  'paymentState',
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(InvoicesPageDocument, {
    variables: {
      ...listVariables(searchParams, sortFields),
      filter: invoiceFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'invoices');
  return list;
}
