import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { listVariables } from '../../components/useListParams.ts';
import { headingIn } from './notificationKinds.ts';
import { NotificationsPageDocument } from './NotificationsPage.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const heading = headingIn(searchParams.get('heading'));
  return preloadQuery(NotificationsPageDocument, {
    variables: {
      ...listVariables(searchParams, []),
      filter: heading ? { heading: [heading] } : null,
    },
    fetchPolicy: 'cache-and-network',
  });
}
