import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../records/form/formQuery.ts';
import { MergeCustomersPageDocument } from './MergeCustomersPage.generated.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const mergeId = new URL(request.url).searchParams.get('with') ?? '';
  return preloadForm(MergeCustomersPageDocument, { keepId: params.id ?? '', mergeId });
}
