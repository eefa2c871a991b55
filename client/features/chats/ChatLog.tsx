import { Button, Text } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { localDay } from '../../core/days.ts';
import styles from './ChatLog.module.css';
import { ChatMessage } from './ChatMessage.tsx';
import type { ChatMessage_MessageFragment } from './ChatMessage.generated.ts';
import { discard, type OutgoingMessage } from './chatOutbox.ts';
import { groupStarts } from './messageGroups.ts';
import { OutgoingState } from './OutgoingState.tsx';
import { useChatTimes } from './useChatTimes.ts';
import type { HistoryScroll } from './useHistoryScroll.ts';

/** More history is loaded once fewer pixels of it than these are above the visible part. */
const READ_AHEAD = 160;

interface Props {
  contact: { id: string; name: string; avatar: string | null };
  messages: readonly ChatMessage_MessageFragment[];
  outgoing: readonly OutgoingMessage[];
  firstUnreadId: string | undefined;
  unread: number;
  scroll: HistoryScroll;
  onResend: (message: OutgoingMessage) => void;
  /** Loads older messages; undefined when there are none. */
  onOlder?: () => Promise<void>;
}

/** Shows messages by day and author, the oldest first; new ones are read out. */
export function ChatLog({ contact, unread, scroll, onOlder, ...written }: Props) {
  const { t } = useTranslation('chats');
  const { view, isAtLatest, onScroll, above, toLatest } = scroll;
  const [isReading, setIsReading] = useState(false);
  const isEmpty = written.messages.length + written.outgoing.length === 0;

  async function readOlder() {
    if (!onOlder || isReading) return;
    setIsReading(true);
    await onOlder().catch(() => undefined);
    setIsReading(false);
  }

  return (
    <div className={styles.frame}>
      <div
        ref={view}
        className={styles.view}
        role="log"
        aria-live="polite"
        aria-label={t('messagesWith', { name: contact.name })}
        tabIndex={0}
        onScroll={() => {
          onScroll();
          if (above() < READ_AHEAD) void readOlder();
        }}
      >
        {isEmpty ? (
          <Text className={styles.empty} c="dimmed" size="sm">
            {t('noMessages', { name: contact.name })}
          </Text>
        ) : (
          <ol className={styles.messages}>
            {onOlder ? (
              <li className={styles.older}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  loading={isReading}
                  onClick={() => void readOlder()}
                >
                  {t('older')}
                </Button>
              </li>
            ) : null}
            <Messages contact={contact} {...written} />
          </ol>
        )}
      </div>
      {isAtLatest ? null : (
        <Button
          className={styles.latest}
          size="compact-sm"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={toLatest}
        >
          {unread > 0 ? t('newBelow', { count: unread }) : t('latest')}
        </Button>
      )}
    </div>
  );
}

function Messages({
  contact,
  messages,
  outgoing,
  firstUnreadId,
  onResend,
}: Omit<Props, 'unread' | 'scroll' | 'onOlder'>) {
  const { user } = useSession();
  const own = { name: user?.name ?? '', avatar: user?.avatar ?? null, isOwn: true };
  const other = { ...contact, isOwn: false };
  const written = messages.map((message) => ({ message, sending: undefined }));
  const all = [
    ...written,
    ...outgoing.map((sending) => ({ message: { ...sending, contactId: user?.id }, sending })),
  ];
  const starts = groupStarts(
    all.map(({ message }) => message),
    firstUnreadId,
  );
  return all.map(({ message, sending }, index) => {
    const isOwn = sending !== undefined || message.contactId === user?.id;
    return (
      <Fragment key={message.id}>
        <Divisions
          message={message}
          previous={all[index - 1]?.message}
          isFirstUnread={message.id === firstUnreadId}
        />
        <ChatMessage
          message={message}
          author={isOwn ? own : other}
          isFirst={starts.has(message.id)}
          isSending={sending?.hasFailed === false}
        >
          {sending?.hasFailed ? (
            <OutgoingState onResend={() => onResend(sending)} onDiscard={() => discard(sending)} />
          ) : null}
        </ChatMessage>
      </Fragment>
    );
  });
}

interface DivisionsProps {
  message: { time: string };
  previous: { time: string } | undefined;
  isFirstUnread: boolean;
}

/** Shows the headings of the day and of the first unread message. */
function Divisions({ message, previous, isFirstUnread }: DivisionsProps) {
  const { t } = useTranslation('chats');
  const { day } = useChatTimes();
  const beginsDay = !previous || localDay(previous.time) !== localDay(message.time);
  return (
    <>
      {beginsDay ? <li className={styles.day}>{day(message.time)}</li> : null}
      {isFirstUnread ? <li className={styles.unread}>{t('newMessages')}</li> : null}
    </>
  );
}
