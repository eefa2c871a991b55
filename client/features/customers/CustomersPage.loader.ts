import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { customerFilterIn } from './customerFilter.ts';
import { CustomersPageDocument } from './CustomersPage.generated.ts';

const sortFields = [
  'name',
  'createdAt',
  'city',
  'status',
  'openAmount',
  'lifetimeAmount',
  'lastPurchaseAt',
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(CustomersPageDocument, {
    variables: {
      ...listVariables(searchParams, sortFields),
      filter: customerFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'customers');
  return list;
}
