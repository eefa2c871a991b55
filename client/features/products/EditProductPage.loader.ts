import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { EditProductPageDocument } from './EditProductPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(EditProductPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
