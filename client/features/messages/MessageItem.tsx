import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { SelectRowCheckbox } from '../../records/list/SelectRowCheckbox.tsx';
import type { SelectableList } from '../../records/list/useListSelection.ts';
import { useHasDraft } from './messageDrafts.ts';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import styles from './MessageItem.module.css';

interface Props {
  message: MessageItem_MessageFragment;
  href: To;
  isOpen: boolean;
  selectable: SelectableList;
}

export function MessageItem({ message, href, isOpen, selectable }: Props) {
  const { t } = useTranslation('messages');
  const { id, folder, sender, recipient, subject, preview, date, isRead } = message;
  const title = subject || t('noSubject');
  const hasDraft = useHasDraft(id);
  return (
    <div
      className={styles.item}
      data-message={id}
      data-open={isOpen || undefined}
      data-unread={!isRead || undefined}
    >
      <SelectRowCheckbox id={id} label={t('select', { subject: title })} selectable={selectable} />
      <Link
        id={`message-${id}`}
        className={styles.link}
        to={href}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Text component="span" className={styles.name} size="sm" fw={isRead ? 400 : 600} truncate>
          {isRead ? null : <VisuallyHidden component="span">{t('unread')}: </VisuallyHidden>}
          {folder === 'sent' ? t('toName', recipient) : sender.name}
        </Text>
        <Text component="span" className={styles.date} size="xs" c="dimmed">
          <RelativeTime moment={date} />
        </Text>
        <Text component="span" className={styles.words} size="sm" truncate>
          {hasDraft ? (
            <Text component="span" inherit c="var(--mantine-color-anchor)">
              {t('draft')} ·{' '}
            </Text>
          ) : null}
          <Text component="bdi" inherit fw={isRead ? 400 : 600}>
            {title}
          </Text>
          {/* Parts the words for screen readers, too. */}{' '}
          {preview ? (
            <Text component="bdi" inherit className={styles.preview}>
              {preview}
            </Text>
          ) : null}
        </Text>
      </Link>
    </div>
  );
}
