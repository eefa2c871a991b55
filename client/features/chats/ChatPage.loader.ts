import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { ChatContactsDocument } from './ChatContacts.generated.ts';
import { ChatRoomDocument } from './ChatRoom.generated.ts';

/** Only preloads, since the panel uses the same parts without a route. */
export function loader({ request, params: { contactId } }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('text') || null;
  preloadQuery(ChatContactsDocument, { variables: { text }, fetchPolicy: 'cache-and-network' });
  if (contactId) {
    preloadQuery(ChatRoomDocument, { variables: { contactId }, fetchPolicy: 'cache-and-network' });
  }
  return null;
}
