import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useDraft } from '../../core/drafts.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { type Uploads, useUploads } from '../../ui/upload/useUploads.ts';
import { useTranslation } from 'react-i18next';
import { AttachButton } from './AttachButton.tsx';
import { textOfAttachment } from './attachment.ts';
import styles from './ChatComposer.module.css';
import { EmojiButton } from './EmojiButton.tsx';

/** The specification sets this limit. */
const MOST_ROWS = 4;
/** The gateway's limit, in characters. */
const LONGEST_TEXT = 4_000;

interface Props {
  contact: { id: string; name: string };
  onSend: (text: string) => void;
}

export function ChatComposer({ contact, onSend }: Props) {
  const { t } = useTranslation('chats');
  const field = useRef<HTMLTextAreaElement>(null);
  const { content: text, change } = useDraft(`Message to ${contact.id}`, '');
  const uploads = useUploads({
    isShared: true,
    onStored: (file) => onSend(textOfAttachment(file)),
  });

  function send() {
    const trimmed = text.trim();
    if (trimmed === '') return;
    change('');
    onSend(trimmed);
  }

  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    change(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    field.current?.focus();
  }

  return (
    <div className={styles.composer}>
      <AttachmentsOnTheirWay uploads={uploads} />
      <EmojiButton onChoose={insert} />
      <AttachButton uploads={uploads} />
      <Textarea
        ref={field}
        className={styles.field}
        autosize
        minRows={1}
        maxRows={MOST_ROWS}
        maxLength={LONGEST_TEXT}
        data-autofocus
        aria-label={t('messageTo', { name: contact.name })}
        placeholder={t('placeholder')}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={sendByEnter}
      />
      <ActionIcon size={36} aria-label={t('send')} disabled={text.trim() === ''} onClick={send}>
        <IconSend2 size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function AttachmentsOnTheirWay({ uploads }: { uploads: Uploads }) {
  const waiting = uploads.uploads.filter(({ status }) => status !== 'done');
  if (waiting.length === 0) return null;
  return (
    <div className={styles.uploads}>
      <UploadList {...uploads} uploads={waiting} />
    </div>
  );
}
