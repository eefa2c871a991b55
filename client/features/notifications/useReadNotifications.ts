import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReadNotificationsInput } from '../../generated/schema.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { ReadNotificationsDocument } from './NotificationItem.generated.ts';

/** Marks as read; one that stays unread because the gateway is away is read when its record is next opened. */
export function useReadNotifications() {
  const client = useApolloClient();
  return async (input: ReadNotificationsInput) => {
    const reading = client.mutate({
      mutation: ReadNotificationsDocument,
      variables: { input },
      update: (cache, { data }) =>
        removeRecords(cache, 'Notification', data!.readNotifications.ids),
    });
    await reading.catch(() => undefined);
  };
}

/** Marks as read what tells of the shown record, which the address names however it was opened. */
export function useReadWhatIsShown(unread: readonly { recordId?: string | null }[]): void {
  const { pathname, search } = useLocation();
  const read = useReadNotifications();
  const shown = idsIn(pathname, search);
  const records = unread.flatMap(({ recordId }) =>
    recordId && shown.has(recordId) ? recordId : [],
  );
  // A text is the same as long as it names the same records.
  const named = JSON.stringify([...new Set(records)]);
  const readNamed = useEffectEvent(() => {
    const ids = JSON.parse(named) as string[];
    if (ids.length > 0) void read({ records: ids });
  });
  useEffect(() => readNamed(), [named]);
}

function idsIn(pathname: string, search: string): ReadonlySet<string> {
  const [, ...below] = pathname.split('/').filter(Boolean);
  return new Set([...below.map(decoded), ...new URLSearchParams(search).values()]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
