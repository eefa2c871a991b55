import { Badge, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { attachmentIn } from './attachment.ts';
import type {
  ChatContactItem_ContactFragment,
  ChatContactItem_RoomFragment,
} from './ChatContactItem.generated.ts';
import styles from './ChatContactItem.module.css';
import { ContactAvatar } from './ContactAvatar.tsx';

interface Props {
  contact: ChatContactItem_ContactFragment;
  room: ChatContactItem_RoomFragment | undefined;
  isChosen: boolean;
  href: string | undefined;
  onChoose: (() => void) | undefined;
}

export function ChatContactItem({ contact, room, isChosen, href, onChoose }: Props) {
  const shown = { className: styles.item, 'aria-current': isChosen || undefined };
  const content = (
    <>
      <ContactAvatar contact={contact} />
      <Words contact={contact} room={room} />
    </>
  );
  if (href === undefined) {
    return (
      <UnstyledButton {...shown} onClick={onChoose}>
        {content}
      </UnstyledButton>
    );
  }
  return (
    <UnstyledButton {...shown} component={Link} to={href}>
      {content}
    </UnstyledButton>
  );
}

function Words({ contact, room }: Pick<Props, 'contact' | 'room'>) {
  const { t } = useTranslation('chats');
  const unread = room?.unread ?? 0;
  return (
    <span className={styles.words}>
      <span className={styles.line}>
        <Text component="span" size="sm" fw={600} truncate>
          {contact.name}
        </Text>
        {room ? (
          <Text component="span" size="xs" c="dimmed">
            <RelativeTime moment={room.lastChatTime} />
          </Text>
        ) : null}
      </span>
      <span className={styles.line}>
        <LastWords contact={contact} room={room} />
        {unread > 0 ? (
          <Badge component="span" size="sm" radius="xl" circle={unread < 10}>
            {unread}
            <VisuallyHidden component="span"> {t('unread')}</VisuallyHidden>
          </Badge>
        ) : null}
      </span>
    </span>
  );
}

/** Shows the last message, or what the contact says of themselves; the status is a dot then, and read out. */
function LastWords({ contact, room }: Pick<Props, 'contact' | 'room'>) {
  const { t } = useTranslation('chats');
  const status = t(`status.${contact.status}`);
  const last = room?.lastMessage;
  if (!last) {
    return (
      <Text component="span" size="xs" c="dimmed" truncate>
        {contact.mood ? `${status} · ${contact.mood}` : status}
      </Text>
    );
  }
  const words = attachmentIn(last.text)?.name ?? last.text;
  return (
    <Text component="span" size="xs" c="dimmed" truncate>
      <VisuallyHidden component="span">{status}. </VisuallyHidden>
      {last.contactId === contact.id ? null : `${t('byYou')} `}
      <bdi>{words}</bdi>
    </Text>
  );
}
