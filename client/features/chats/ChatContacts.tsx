import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ChatContactItem } from './ChatContactItem.tsx';
import { ChatContactsDocument, type ChatContactsQuery } from './ChatContacts.generated.ts';
import styles from './ChatContacts.module.css';
import { ChatFailure } from './ChatFailure.tsx';

const POLL_MS = 10_000;
const SKELETONS = 6;

interface ShownContacts {
  text: string;
  isAll: boolean;
}

interface Props {
  chosenId?: string | undefined;
  shown: ShownContacts;
  onShow: (shown: ShownContacts) => void;
  hrefOf?: (contactId: string) => string;
  onChoose?: (contactId: string) => void;
}

export function ChatContacts({ shown, onShow, ...chosen }: Props) {
  const { t } = useTranslation('chats');
  return (
    <div className={styles.contacts}>
      <Stack gap="xs" p="md">
        <SearchInput
          label={t('search')}
          value={shown.text}
          onSearch={(text) => onShow({ ...shown, text })}
        />
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('which')}
          disabled={shown.text !== ''}
          value={shown.isAll || shown.text ? 'all' : 'recent'}
          onChange={(list) => onShow({ ...shown, isAll: list === 'all' })}
          data={[
            { value: 'recent', label: t('recent') },
            { value: 'all', label: t('all') },
          ]}
        />
      </Stack>
      <List shown={shown} onShowAll={() => onShow({ ...shown, isAll: true })} {...chosen} />
    </div>
  );
}

interface ListProps extends Omit<Props, 'onShow'> {
  onShowAll: () => void;
}

function List({ shown, onShowAll, ...chosen }: ListProps) {
  const { data, previousData, error, refetch } = useQuery(ChatContactsDocument, {
    variables: { text: shown.text || null },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { t } = useTranslation('chats');
  const lists = data ?? previousData;
  if (!lists) {
    return error ? <ChatFailure onRetry={() => void refetch()} /> : <ContactsSkeleton />;
  }
  const isRecent = !shown.isAll && !shown.text;
  const { entries, missing } = entriesOf(lists, shown);
  if (entries.length === 0) {
    return (
      <Stack align="center" gap="sm" px="md" py="xl">
        <Text c="dimmed" size="sm" ta="center">
          {isRecent ? t('noneYet') : t('noneFound')}
        </Text>
        {isRecent ? (
          <Button size="xs" variant="default" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <ul className={styles.list}>
      {entries.map(({ contact, room }) => (
        <li key={contact.id}>
          <ChatContactItem
            contact={contact}
            room={room}
            isChosen={contact.id === chosen.chosenId}
            href={chosen.hrefOf?.(contact.id)}
            onChoose={() => chosen.onChoose?.(contact.id)}
          />
        </li>
      ))}
      {missing > 0 ? (
        <li>
          <Text size="xs" c="dimmed" p="md">
            {t('more', { count: missing })}
          </Text>
        </li>
      ) : null}
    </ul>
  );
}

function entriesOf({ chatRooms, chatContacts }: ChatContactsQuery, { text, isAll }: ShownContacts) {
  if (!isAll && !text) {
    const entries = chatRooms.nodes.map((room) => ({ contact: room.contact, room }));
    return { entries, missing: chatRooms.totalCount - entries.length };
  }
  const rooms = new Map(chatRooms.nodes.map((room) => [room.contactId, room]));
  const entries = chatContacts.nodes.map((contact) => ({ contact, room: rooms.get(contact.id) }));
  return { entries, missing: chatContacts.totalCount - entries.length };
}

function ContactsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="md" px="md" role="status" aria-label={t('loading')}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </Stack>
  );
}
