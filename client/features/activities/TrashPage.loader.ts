import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { listVariables } from '../../components/useListParams.ts';
import { TrashPageDocument } from './TrashPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind');
  return preloadQuery(TrashPageDocument, {
    variables: { ...listVariables(searchParams, []), kind: kind ? [kind] : null },
    fetchPolicy: 'cache-and-network',
  });
}
