import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { productFilterIn } from './productFilter.ts';
import { ProductsPageDocument } from './ProductsPage.generated.ts';

const sortFields = ['title', 'price', 'rating', 'totalUnit'] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(ProductsPageDocument, {
    variables: {
      ...listVariables(searchParams, sortFields),
      filter: productFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'products');
  return list;
}
