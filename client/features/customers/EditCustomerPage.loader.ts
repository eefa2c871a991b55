import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { EditCustomerPageDocument } from './EditCustomerPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(EditCustomerPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
