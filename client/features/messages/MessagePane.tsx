import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFiles } from '../../records/page/RecordFiles.tsx';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { BackToMessages } from './BackToMessages.tsx';
import { canReplyTo } from './canReplyTo.ts';
import { ComposeForm } from './ComposeForm.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { type Link, MessageLinks } from './MessageLinks.tsx';
import { MessagePaneDocument, type MessagePaneQuery } from './MessagePane.generated.ts';
import styles from './MessagePane.module.css';
import { useInboxPlace } from './useInboxPlace.ts';
import { useMarkOpened } from './useMarkOpened.ts';
import type { KnownMessage } from './useMessageChanges.ts';
import { useMomentFormat } from './useMomentFormat.ts';

type OpenedMessage = NonNullable<MessagePaneQuery['message']>;

interface Props {
  id: string;
  onDelete: (messages: KnownMessage[]) => void;
}

export function MessagePane({ id, onDelete }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const { data, error, refetch } = useQuery(MessagePaneDocument, { variables: { id } });
  return (
    <article className={styles.pane} aria-label={data?.message?.subject ?? t('title')}>
      {data?.message ? null : <BackToMessages />}
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
  const place = useInboxPlace();
  const [choosing, setChoosing] = useState<Link>();
  const isReplying = canReplyTo(message) && place.compose === 'reply';
  useMarkOpened(message);
  return (
    <>
      <MessageActions message={message} onDelete={onDelete} onLink={setChoosing} />
      <Text component="h2" className={styles.subject}>
        {message.subject || t('noSubject')}
      </Text>
      {isReplying ? (
        <ComposeForm replyTo={message} />
      ) : (
        <>
          <Correspondents message={message} />
          <MessageLinks
            message={message}
            choosing={choosing}
            onChosen={() => setChoosing(undefined)}
          />
          <MessageBody html={message.message} />
        </>
      )}
      <Stack gap="lg">
        <RecordFiles kind="Message" id={message.id} write="guest" />
        <Timeline kind="Message" id={message.id} write="guest" />
      </Stack>
    </>
  );
}

function Correspondents({ message }: { message: OpenedMessage }) {
  const { t } = useTranslation('messages');
  const moment = useMomentFormat();
  const { sender, recipient, date, folder } = message;
  return (
    <Group mb="md" gap="sm" wrap="nowrap" align="flex-start">
      <PersonAvatar name={sender.name} src={sender.photo} size={36} />
      <div>
        <Text size="sm" fw={600}>
          {sender.name}
        </Text>
        {recipient.name ? (
          <Text size="xs" c="dimmed">
            {t('toName', recipient)}
          </Text>
        ) : null}
        <Text size="xs" c="dimmed" display="block" component="time" dateTime={date}>
          {moment(date)}
        </Text>
        {folder === 'inbox' && !canReplyTo(message) ? (
          <Text size="xs" c="dimmed">
            {t('noAnswer')}
          </Text>
        ) : null}
      </div>
    </Group>
  );
}
