import { Center, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ComposeForm } from './ComposeForm.tsx';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import { MessagePane } from './MessagePane.tsx';
import { useInboxPlace } from './useInboxPlace.ts';

export function InboxPane({
  onDelete,
}: {
  onDelete: (messages: MessageItem_MessageFragment[]) => void;
}) {
  const { message, compose } = useInboxPlace();
  if (message) return <MessagePane key={message} id={message} onDelete={onDelete} />;
  if (compose) return <ComposeForm />;
  return <NothingOpen />;
}

function NothingOpen() {
  const { t } = useTranslation('messages');
  return (
    <Center h="100%" p="xl">
      <Text c="dimmed" ta="center" component="div">
        <IconMailOpened size={40} stroke={1.25} aria-hidden />
        <p>{t('chooseMessage')}</p>
      </Text>
    </Center>
  );
}
