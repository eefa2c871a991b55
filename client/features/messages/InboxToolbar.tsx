import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useTranslation } from 'react-i18next';
import { ListSelectionBar } from '../../components/ListSelectionBar.tsx';
import { SearchInput } from '../../components/SearchInput.tsx';
import { SelectPage } from '../../components/SelectPage.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { type SelectableList, useSelection } from '../../components/useListSelection.ts';
import { lentBadges } from '../../records/list/lentBadges.ts';
import styles from './InboxToolbar.module.css';

const { CustomerChip } = lentBadges;

interface Props {
  messages: readonly { id: string }[];
  unread: number;
  selectable: SelectableList;
  isRunning: boolean;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
}

export function InboxToolbar(props: Props) {
  const { messages, unread, selectable } = props;
  const { t } = useTranslation('messages');
  const { get, change } = useListParams();
  const selection = useSelection(selectable);
  return (
    <Stack gap="xs" className={styles.toolbar}>
      <SearchInput label={t('search')} value={get('text')} onSearch={(text) => change({ text })} />
      <CustomerChip />
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
        <SelectPage label={t('selectAll')} rows={messages} selectable={selectable} />
        {selection.count > 0 ? (
          <ListSelectionBar selection={selection} selectable={selectable}>
            <SelectionActions {...props} />
          </ListSelectionBar>
        ) : (
          <Text size="xs" c="dimmed">
            {t('selectHint')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

function SelectionActions({ isRunning, onMark, onDelete }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const shared = { size: 'compact-xs', variant: 'default', loading: isRunning };
  return (
    <Group gap={6}>
      <Button {...shared} onClick={() => onMark(true)}>
        {t('markRead')}
      </Button>
      <Button {...shared} onClick={() => onMark(false)}>
        {t('markUnread')}
      </Button>
      <Button {...shared} variant="light" color="red" onClick={onDelete}>
        {t('common:delete')}
      </Button>
    </Group>
  );
}
