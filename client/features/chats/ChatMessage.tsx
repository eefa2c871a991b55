import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedFile } from './AttachedFile.tsx';
import { attachmentIn } from './attachment.ts';
import styles from './ChatMessage.module.css';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { useChatTimes } from './useChatTimes.ts';

interface Props {
  message: { text: string; time: string };
  author: string;
  isOwn: boolean;
  children?: ReactNode;
}

export function ChatMessage({ message, author, isOwn, children }: Props) {
  const { t } = useTranslation('chats');
  const { clock } = useChatTimes();
  const attachment = attachmentIn(message.text);
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <VisuallyHidden>{author}:</VisuallyHidden>
      <div className={styles.bubble}>
        {attachment ? <AttachedFile attachment={attachment} /> : <LinkedText text={message.text} />}
      </div>
      <div className={styles.meta}>
        {children ?? (
          <>
            <time dateTime={message.time}>{clock(message.time)}</time>
            {isOwn ? <IconCheck size={14} role="img" aria-label={t('sent')} /> : null}
          </>
        )}
      </div>
    </li>
  );
}
