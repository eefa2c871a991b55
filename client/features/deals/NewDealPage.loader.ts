import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { NewDealPageDocument } from './NewDealPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const customerId = new URL(request.url).searchParams.get('customer') ?? '';
  return preloadQuery(NewDealPageDocument, { variables: { customerId } });
}
