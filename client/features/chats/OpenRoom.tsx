import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatMessage_MessageFragment } from './ChatMessage.generated.ts';
import { ChatLog } from './ChatLog.tsx';
import { resend, send, removeArrived, useOutgoing } from './chatOutbox.ts';
import type { ChatRoomQuery } from './ChatRoom.generated.ts';
import { useHistoryScroll } from './useHistoryScroll.ts';
import { useReading } from './useReading.ts';

/** A demo contact replies after two seconds. */
const ANSWER_AFTER_MS = 2_300;

const noMessages: ChatMessage_MessageFragment[] = [];

interface Props {
  contact: NonNullable<ChatRoomQuery['chatContact']>;
  room: ChatRoomQuery['chatRoom'];
  onOlder: (cursor: string) => Promise<void>;
  onSent: () => void;
}

export function OpenRoom({ contact, room, onOlder, onSent }: Props) {
  const messages = room?.chat.messages.nodes ?? noMessages;
  const pageInfo = room?.chat.messages.pageInfo;
  const known = new Set(messages.map(({ id }) => id));
  const outgoing = useOutgoing(contact.id).filter(({ id }) => !known.has(id));
  const [firstUnreadId] = useState(() =>
    room?.unread ? messages.at(-room.unread)?.id : undefined,
  );
  const scroll = useHistoryScroll(outgoing.at(-1)?.id ?? messages.at(-1)?.id);
  const answer = useTimeout(onSent, ANSWER_AFTER_MS);
  useReading(scroll.isAtLatest ? room : null);
  useEffect(() => removeArrived(new Set(messages.map(({ id }) => id))), [messages]);

  async function write(text: string) {
    scroll.toLatest();
    await send({ contactId: contact.id, chatId: room?.chatId, text });
    answer.start();
  }

  const older = pageInfo?.hasPreviousPage ? pageInfo.startCursor : null;
  return (
    <>
      <ChatLog
        contact={contact}
        messages={messages}
        outgoing={outgoing}
        firstUnreadId={firstUnreadId}
        unread={room?.unread ?? 0}
        scroll={scroll}
        onResend={(message) => void resend(message).then(answer.start)}
        {...(older && { onOlder: () => onOlder(older) })}
      />
      <ChatComposer contact={contact} onSend={(text) => void write(text)} />
    </>
  );
}
