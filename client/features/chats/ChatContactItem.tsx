import { Badge, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
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
  const status = t(`status.${contact.status}`);
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
        <Text component="span" size="xs" c="dimmed" truncate>
          {contact.mood ? `${status} · ${contact.mood}` : status}
        </Text>
        {room && room.unread > 0 ? (
          <Badge component="span" size="sm" radius="xl" circle={room.unread < 10}>
            {room.unread}
            <VisuallyHidden component="span"> {t('unread')}</VisuallyHidden>
          </Badge>
        ) : null}
      </span>
    </span>
  );
}
