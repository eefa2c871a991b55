import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { ProductPageDocument } from './ProductPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(ProductPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
