import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconMail, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordFiles } from '../../records/page/RecordFiles.tsx';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { BackToMessages } from './BackToMessages.tsx';
import { canReplyTo } from './canReplyTo.ts';
import { ComposeForm } from './ComposeForm.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageLinks } from './MessageLinks.tsx';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import { MessagePaneDocument, type MessagePaneQuery } from './MessagePane.generated.ts';
import styles from './MessagePane.module.css';
import { openerId } from './useDiscardDraft.ts';
import { useInboxPlace } from './useInboxPlace.ts';
import { useMarkOpened } from './useMarkOpened.ts';
import { useMessageChanges } from './useMessageChanges.ts';
import { useMomentFormat } from './useMomentFormat.ts';

type OpenedMessage = NonNullable<MessagePaneQuery['message']>;

interface Props {
  id: string;
  onDelete: (messages: MessageItem_MessageFragment[]) => void;
}

export function MessagePane({ id, onDelete }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const { data, error, refetch } = useQuery(MessagePaneDocument, { variables: { id } });
  return (
    <article className={styles.pane} aria-label={data?.message?.subject ?? t('title')}>
      <BackToMessages />
      {data?.message ? <Opened message={data.message} onDelete={onDelete} /> : null}
      {data && !data.message ? <Text c="dimmed">{t('gone')}</Text> : null}
      {!data && error ? (
        <Stack align="flex-start" role="alert">
          <Text>{t('common:pages.failedTitle')}</Text>
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </Stack>
      ) : null}
      {!data && !error ? (
        <Stack role="status" aria-label={t('common:loading')}>
          <Skeleton height={28} width="60%" />
          <Skeleton height={18} width="40%" />
          <Skeleton height={160} />
        </Stack>
      ) : null}
    </article>
  );
}

function Opened({ message, onDelete }: Omit<Props, 'id'> & { message: OpenedMessage }) {
  const { t } = useTranslation('messages');
  const moment = useMomentFormat();
  const place = useInboxPlace();
  useMarkOpened(message);
  return (
    <>
      <Text component="h2" className={styles.subject}>
        {message.subject || t('noSubject')}
      </Text>
      <Group justify="space-between" mb="md" gap="sm">
        <div>
          <Text size="sm" fw={600}>
            {message.sender.name}
          </Text>
          {message.recipient.name ? (
            <Text size="xs" c="dimmed">
              {t('toName', message.recipient)}
            </Text>
          ) : null}
          <Text size="xs" c="dimmed" component="time" dateTime={message.date}>
            {moment(message.date)}
          </Text>
        </div>
        <Actions message={message} onDelete={onDelete} />
      </Group>
      <MessageLinks message={message} />
      <MessageBody html={message.message} />
      {canReplyTo(message) && place.compose === 'reply' ? <ComposeForm replyTo={message} /> : null}
      <Stack gap="lg">
        <RecordFiles kind="Message" id={message.id} write="guest" />
        <Timeline kind="Message" id={message.id} write="guest" />
      </Stack>
    </>
  );
}

function Actions({ message, onDelete }: Omit<Props, 'id'> & { message: OpenedMessage }) {
  const { t } = useTranslation('common');
  return (
    <Group gap="xs">
      {message.folder === 'inbox' ? <ReceivedActions message={message} /> : null}
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => onDelete([message])}
      >
        {t('delete')}
      </Button>
    </Group>
  );
}

function ReceivedActions({ message }: { message: OpenedMessage }) {
  const { t } = useTranslation('messages');
  const place = useInboxPlace();
  const { mark } = useMessageChanges();

  function leaveUnread() {
    place.goTo({});
    // It was marked as read when it was opened, which may not have been shown here yet.
    void mark([{ ...message, isRead: true }], false);
  }

  return (
    <>
      {canReplyTo(message) ? (
        <Button
          id={openerId(message.id)}
          size="xs"
          component={Link}
          to={place.hrefOf({ message: message.id, compose: 'reply' })}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
        >
          {t('reply')}
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          {t('noAnswer')}
        </Text>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={leaveUnread}
      >
        {t('markUnread')}
      </Button>
    </>
  );
}
