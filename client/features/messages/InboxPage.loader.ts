import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { InboxPageDocument } from './InboxPage.generated.ts';
import { messageFilterIn } from './messageFilter.ts';
import { MessagePaneDocument } from './MessagePane.generated.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('message');
  // The pane's query then joins this request.
  if (id) preloadQuery(MessagePaneDocument, { variables: { id } });
  return preloadQuery(InboxPageDocument, {
    variables: {
      ...pageVariables(searchParams, []),
      filter: messageFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
}
