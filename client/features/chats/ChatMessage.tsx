import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { AttachedFile } from './AttachedFile.tsx';
import { attachmentIn } from './attachment.ts';
import styles from './ChatMessage.module.css';
import { useChatTimes } from './useChatTimes.ts';

interface Props {
  message: { text: string; time: string };
  author: { name: string; avatar: string | null; isOwn: boolean };
  /** The first of a group shows its author and time; the others show their time under the pointer. */
  isFirst: boolean;
  /** Takes no line of its own, so that nothing moves once the message is sent. */
  isSending?: boolean;
  /** Buttons that retry or discard a message that was not sent. */
  children?: ReactNode;
}

export function ChatMessage({ message, author, isFirst, isSending = false, children }: Props) {
  const { t } = useTranslation('chats');
  const attachment = attachmentIn(message.text);
  const name = author.isOwn ? t('you') : author.name;
  const when = (
    <When
      time={message.time}
      isSent={author.isOwn && !isSending && !children}
      isSending={isSending}
    />
  );
  return (
    <li className={styles.message} data-first={isFirst || undefined}>
      {isFirst ? <PersonAvatar name={author.name} src={author.avatar} size={32} /> : null}
      <div className={styles.content}>
        {isFirst ? (
          <div className={styles.head}>
            <span className={styles.author}>{name}</span>
            {when}
          </div>
        ) : (
          <VisuallyHidden>{name}:</VisuallyHidden>
        )}
        <div className={styles.text}>
          {attachment ? (
            <AttachedFile attachment={attachment} />
          ) : (
            <LinkedText text={message.text} />
          )}
        </div>
        {children ? <div className={styles.state}>{children}</div> : null}
      </div>
      {isFirst ? null : (
        <div className={styles.aside} data-sending={isSending || undefined}>
          {when}
        </div>
      )}
    </li>
  );
}

interface WhenProps {
  time: string;
  isSent: boolean;
  isSending: boolean;
}

function When({ time, isSent, isSending }: WhenProps) {
  const { t } = useTranslation('chats');
  const { clock } = useChatTimes();
  return (
    <span className={styles.when}>
      {isSending ? (
        <>
          <IconClock size={14} aria-hidden />
          {t('sending')}
        </>
      ) : (
        <time dateTime={time}>{clock(time)}</time>
      )}
      {isSent ? <IconCheck size={14} role="img" aria-label={t('sent')} /> : null}
    </span>
  );
}
