import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { LikelyDuplicatesPageDocument } from './LikelyDuplicatesPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  return preloadQuery(LikelyDuplicatesPageDocument, {
    variables: { after },
    fetchPolicy: 'network-only',
  });
}
