import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { CustomerPageDocument } from './CustomerPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(CustomerPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
