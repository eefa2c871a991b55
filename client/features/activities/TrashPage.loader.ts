import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { trashFilterIn } from './trashFilter.ts';
import { TrashPageDocument } from './TrashPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(TrashPageDocument, {
    variables: { ...pageVariables(searchParams, []), ...trashFilterIn(searchParams) },
    fetchPolicy: 'cache-and-network',
  });
}
