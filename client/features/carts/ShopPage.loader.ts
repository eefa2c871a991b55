import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { shopFilterIn } from './shopFilter.ts';
import { ShopPageDocument } from './ShopPage.generated.ts';

const sortFields = ['title', 'price', 'rating'] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = shopFilterIn(searchParams);
  return preloadQuery(ShopPageDocument, {
    variables: {
      ...pageVariables(searchParams, sortFields),
      filter,
      freeFilter: { ...filter, freeShipping: true },
    },
    fetchPolicy: 'cache-and-network',
  });
}
