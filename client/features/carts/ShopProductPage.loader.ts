import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { ShopProductPageDocument } from './ShopProductPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(ShopProductPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
