import { useMutation } from '@apollo/client/react';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect } from 'react';
import { MarkChatReadDocument } from './useReading.generated.ts';

/** Tells the gateway that a room was read as soon as something new stands on a screen that is looked at. */
export function useReading(room: { chatId: string; unread: number } | null | undefined): void {
  const visibility = useDocumentVisibility();
  const { chatId, unread = 0 } = room ?? {};
  const [markRead] = useMutation(MarkChatReadDocument);
  useEffect(() => {
    if (!chatId || unread === 0 || visibility === 'hidden') return;
    const marked = markRead({
      variables: { chatId },
      update: (cache) => {
        cache.modify({
          fields: { unreadChatMessages: (total: number) => Math.max(0, total - unread) },
        });
      },
    });
    // It stays unread then, and is marked when the next message comes or the page is looked at again.
    marked.catch(() => undefined);
  }, [chatId, unread, visibility, markRead]);
}
