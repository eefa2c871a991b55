import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { ActivitiesPageDocument } from './ActivitiesPage.generated.ts';
import { activityFilterIn } from './activityFilter.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(ActivitiesPageDocument, {
    variables: { ...pageVariables(searchParams, []), filter: activityFilterIn(searchParams) },
    fetchPolicy: 'cache-and-network',
  });
}
