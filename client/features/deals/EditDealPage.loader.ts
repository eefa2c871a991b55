import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { EditDealPageDocument } from './EditDealPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(EditDealPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
