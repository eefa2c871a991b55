import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatFailure } from './ChatFailure.tsx';
import { ChatRoomDocument } from './ChatRoom.generated.ts';
import styles from './ChatRoom.module.css';
import { ContactAvatar } from './ContactAvatar.tsx';
import { OpenRoom } from './OpenRoom.tsx';

const POLL_MS = 3_000;

interface Props {
  contactId: string;
  /** Stands in the header, before the contact; `after` stands behind it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Needs the contact's id as its `key`. */
export function ChatRoom({ contactId, before, after }: Props) {
  const { t } = useTranslation('chats');
  const { data, previousData, error, refetch, fetchMore } = useQuery(ChatRoomDocument, {
    variables: { contactId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const shown = data ?? previousData;
  const contact = shown?.chatContact;
  return (
    <section className={styles.room} aria-label={contact?.name ?? t('title')}>
      <header className={styles.head}>
        {before}
        {contact ? <ContactAvatar contact={contact} /> : <Skeleton circle height={40} />}
        <div className={styles.who}>
          <Text component="h2" fw={600} truncate>
            {contact?.name}
          </Text>
          <Text size="xs" c="dimmed">
            {contact ? t(`status.${contact.status}`) : null}
          </Text>
        </div>
        {after}
      </header>
      {shown && error ? (
        <Text className={styles.trouble} size="xs" role="status">
          {t('reconnecting')}
        </Text>
      ) : null}
      {!shown && !error ? <RoomSkeleton /> : null}
      {!shown && error ? <ChatFailure onRetry={() => void refetch()} /> : null}
      {shown && !contact ? (
        <Text p="md" c="dimmed">
          {t('noContact')}
        </Text>
      ) : null}
      {contact ? (
        <OpenRoom
          contact={contact}
          room={shown.chatRoom}
          onOlder={async (cursor) => void (await fetchMore({ variables: { before: cursor } }))}
          onSent={() => void refetch()}
        />
      ) : null}
    </section>
  );
}

function RoomSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Stack p="md" gap="md" role="status" aria-label={t('loading')}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={40} width="50%" ml="auto" />
      <Skeleton height={40} width="70%" />
    </Stack>
  );
}
