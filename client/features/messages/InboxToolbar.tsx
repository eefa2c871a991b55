import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListParams } from '../../components/useListParams.ts';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import styles from './InboxToolbar.module.css';
import { useMessageChanges } from './useMessageChanges.ts';

interface Props {
  messages: MessageItem_MessageFragment[];
  unread: number;
  selected: MessageItem_MessageFragment[];
  onSelect: (ids: ReadonlySet<string>) => void;
  onDelete: (messages: MessageItem_MessageFragment[]) => void;
}

/** Which messages are listed, and what is done with those that are selected. */
export function InboxToolbar({ messages, unread, selected, onSelect, onDelete }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const { get, change } = useListParams();
  const { mark } = useMessageChanges();
  const isAll = messages.length > 0 && selected.length === messages.length;
  return (
    <Stack gap="xs" className={styles.toolbar}>
      <SearchInput label={t('search')} value={get('text')} onSearch={(text) => change({ text })} />
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('which')}
        value={get('unread') ? 'unread' : 'all'}
        onChange={(which) => change({ unread: which === 'unread' ? '1' : undefined })}
        data={[
          { value: 'all', label: t('all') },
          { value: 'unread', label: t('unreadCount', { count: unread }) },
        ]}
      />
      <Group gap="xs" mih={30}>
        <Checkbox
          size="sm"
          aria-label={t('selectAll')}
          checked={isAll}
          indeterminate={selected.length > 0 && !isAll}
          disabled={messages.length === 0}
          onChange={() => onSelect(new Set(isAll ? [] : messages.map(({ id }) => id)))}
        />
        <Text size="xs" c="dimmed" role="status">
          {selected.length > 0 ? t('selected', { count: selected.length }) : t('selectHint')}
        </Text>
      </Group>
      {selected.length > 0 ? (
        <Group gap={6}>
          <Button size="compact-xs" variant="default" onClick={() => void mark(selected, true)}>
            {t('markRead')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => void mark(selected, false)}>
            {t('markUnread')}
          </Button>
          <Button size="compact-xs" variant="light" color="red" onClick={() => onDelete(selected)}>
            {t('common:delete')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
