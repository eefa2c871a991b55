import { useMutation } from '@apollo/client/react';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect } from 'react';
import { MarkChatReadDocument } from './useReading.generated.ts';

/** Marks a room as read when new messages are visible. */
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
    // It stays unread until the next message or visit.
    marked.catch(() => undefined);
  }, [chatId, unread, visibility, markRead]);
}
