import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { MergeCustomersPageDocument } from './MergeCustomersPage.generated.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const mergeId = new URL(request.url).searchParams.get('with') ?? '';
  const variables = { keepId: params.id ?? '', mergeId };
  return preloadQuery(MergeCustomersPageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
