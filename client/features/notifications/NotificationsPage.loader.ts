import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { notificationFilterIn } from './notificationKinds.ts';
import { NotificationsPageDocument } from './NotificationsPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return preloadQuery(NotificationsPageDocument, {
    variables: {
      ...pageVariables(searchParams, []),
      filter: notificationFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
}
