import { Box, Button, Stack, Title } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { NearTexts } from '../../records/list/NearTexts.tsx';
import { ListPager } from '../../records/list/ListPager.tsx';
import type { PageInfo } from '../../records/list/pageInfo.ts';
import type { SelectableList } from '../../records/list/useListSelection.ts';
import { MessageItem } from './MessageItem.tsx';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import styles from './MessageList.module.css';
import { messageFilterIn } from './messageFilter.ts';
import { isSentIn, useInboxPlace } from './useInboxPlace.ts';

interface Props {
  messages: MessageItem_MessageFragment[];
  pageInfo: PageInfo;
  totalCount: number;
  selectable: SelectableList;
}

export function MessageList({ messages, pageInfo, totalCount, selectable }: Props) {
  const place = useInboxPlace();
  if (messages.length === 0) return <NoMessages />;

  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageItem
              message={message}
              href={place.hrefOf({ message: message.id })}
              isOpen={message.id === place.message}
              selectable={selectable}
            />
          </li>
        ))}
      </ul>
      <Box px="md" pb="md">
        <ListPager pageInfo={pageInfo} shown={messages.length} totalCount={totalCount} />
      </Box>
    </>
  );
}

function NoMessages() {
  const { t } = useTranslation('messages');
  const [drawn] = useSearchParams();
  const { hrefOf } = useInboxPlace();
  const isNarrowed = ['text', 'unread'].some((key) => drawn.get(key));
  const all = new URLSearchParams(drawn);
  ['text', 'unread', 'after', 'before'].forEach((key) => all.delete(key));
  const none = isSentIn(drawn) ? t('noneSent') : t('empty');
  return (
    <Stack align="center" gap="sm" px="xl" py={64}>
      <IconMailOpened size={32} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />
      <Title order={2} size="sm" fw={500} c="dimmed" ta="center">
        {isNarrowed || drawn.get('about') ? t('noneMatch') : none}
      </Title>
      {drawn.get('text') ? <NearTexts kind="Message" filterIn={messageFilterIn} /> : null}
      <Button
        component={Link}
        to={isNarrowed ? { search: all.toString() } : hrefOf({ compose: 'new' })}
        variant="default"
        size="xs"
      >
        {isNarrowed ? t('showAll') : t('compose')}
      </Button>
    </Stack>
  );
}
