import { Box, Button, Stack, Text, Title } from '@mantine/core';
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
  const isFiltered = ['text', 'unread', 'about'].some((key) => drawn.get(key));
  const [empty, emptyText] = isSentIn(drawn)
    ? (['noneSent', 'noneSentText'] as const)
    : (['empty', 'emptyText'] as const);
  return (
    <Stack align="center" gap="xs" p="xl">
      <Title order={2} size="h5" ta="center">
        {isFiltered ? t('noneMatch') : t(empty)}
      </Title>
      <Text c="dimmed" size="sm" ta="center">
        {isFiltered ? t('noneMatchText') : t(emptyText)}
      </Text>
      {drawn.get('text') ? <NearTexts kind="Message" filterIn={messageFilterIn} /> : null}
      {drawn.get('text') || drawn.get('unread') ? null : (
        <Button component={Link} to={hrefOf({ compose: 'new' })} variant="light">
          {t('compose')}
        </Button>
      )}
    </Stack>
  );
}
