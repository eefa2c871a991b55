import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconLink, IconMail, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RecordMenu } from '../../records/page/RecordMenu.tsx';
import { recordIn } from '../../records/recordIn.ts';
import { BackToMessages } from './BackToMessages.tsx';
import { canReplyTo } from './canReplyTo.ts';
import type { Link } from './MessageLinks.tsx';
import type { MessagePaneQuery } from './MessagePane.generated.ts';
import { openerId } from './useDiscardDraft.ts';
import { useInboxPlace } from './useInboxPlace.ts';
import { type KnownMessage, useMessageChanges } from './useMessageChanges.ts';

interface Props {
  message: NonNullable<MessagePaneQuery['message']>;
  onDelete: (messages: KnownMessage[]) => void;
  onLink: (link: Link) => void;
}

export function MessageActions({ message, onDelete, onLink }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const place = useInboxPlace();
  const [record] = recordIn(message);
  const reply = place.hrefOf({ message: message.id, compose: 'reply' });
  const link = (what: Link, label: string, icon: typeof IconLink) =>
    // The closing menu drops the focus, which the input takes afterwards.
    ({ as: 'other', label, icon, run: () => setTimeout(() => onLink(what)) }) as const;
  return (
    <Group gap="xs" mb="md" wrap="nowrap">
      <BackToMessages />
      {canReplyTo(message) ? (
        <ActionIcon
          {...look(t('reply'))}
          id={openerId(message.id)}
          component={RouterLink}
          to={reply}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      {message.folder === 'inbox' ? <MarkUnread message={message} /> : null}
      <ActionIcon {...look(t('common:delete'))} onClick={() => onDelete([message])}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {place.compose === 'reply' ? null : (
        <RecordMenu
          actions={[
            message.customer ? undefined : link('customer', t('linkCustomer'), IconUserPlus),
            record ? undefined : link('record', t('linkRecord'), IconLink),
          ]}
        />
      )}
    </Group>
  );
}

function MarkUnread({ message }: Pick<Props, 'message'>) {
  const { t } = useTranslation('messages');
  const place = useInboxPlace();
  const { mark } = useMessageChanges();

  function leaveUnread() {
    place.goTo({});
    // It was marked as read when it was opened, which may not have been shown here yet.
    void mark([{ ...message, isRead: true }], false);
  }

  return (
    <ActionIcon {...look(t('markUnread'))} onClick={leaveUnread}>
      <IconMail size={18} aria-hidden />
    </ActionIcon>
  );
}

const look = (label: string) =>
  ({ variant: 'default', size: 36, title: label, 'aria-label': label }) as const;
