import { ActionIcon, Group, SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListSelectionBar } from '../../records/list/ListSelectionBar.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { SelectPageCheckbox } from '../../records/list/SelectPageCheckbox.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { type SelectableList, useSelection } from '../../records/list/useListSelection.ts';
import { AboutChip } from '../../records/list/AboutChip.tsx';
import styles from './InboxToolbar.module.css';
import { useInboxPlace } from './useInboxPlace.ts';

interface Props {
  messages: readonly { id: string }[];
  unread: number;
  selectable: SelectableList;
  isRunning: boolean;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
}

const closed = { message: undefined, compose: undefined };

const views: Record<string, Record<string, string | undefined>> = {
  received: { folder: undefined, unread: undefined },
  unread: { folder: undefined, unread: '1' },
  sent: { folder: 'sent', unread: undefined },
};

export function InboxToolbar(props: Props) {
  const { messages, unread, selectable } = props;
  const { t } = useTranslation('messages');
  const { get, change } = useListParams();
  const { isSent } = useInboxPlace();
  const received = get('unread') ? 'unread' : 'received';
  const selection = useSelection(selectable);
  return (
    <div className={styles.toolbar}>
      <SearchInput
        label={isSent ? t('searchSent') : t('search')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('which')}
        value={isSent ? 'sent' : received}
        onChange={(which) =>
          change({ ...views[which], ...((which === 'sent') !== isSent && closed) })
        }
        data={[
          { value: 'received', label: t('received') },
          { value: 'unread', label: t('unreadCount', { count: unread }) },
          { value: 'sent', label: t('sentOnes') },
        ]}
      />
      <AboutChip />
      <Group gap="xs" h={30} wrap="nowrap" className={styles.selection}>
        <SelectPageCheckbox label={t('selectAll')} rows={messages} selectable={selectable} />
        {selection.count > 0 ? (
          <ListSelectionBar isSmall selection={selection} selectable={selectable}>
            <SelectionActions {...props} />
          </ListSelectionBar>
        ) : (
          <Text size="xs" c="dimmed" lh={1.2}>
            {t('selectHint')}
          </Text>
        )}
      </Group>
    </div>
  );
}

function SelectionActions({ isRunning, onMark, onDelete }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const { isSent } = useInboxPlace();
  const marks = [
    { label: t('markRead'), icon: IconMailOpened, color: undefined, run: () => onMark(true) },
    { label: t('markUnread'), icon: IconMail, color: undefined, run: () => onMark(false) },
  ];
  const actions = [
    ...(isSent ? [] : marks),
    { label: t('common:delete'), icon: IconTrash, color: 'red', run: onDelete },
  ];
  return (
    <Group gap={4} wrap="nowrap" flex="none" ml="auto">
      {actions.map(({ label, icon: Icon, color, run }) => (
        <ActionIcon
          key={label}
          title={label}
          variant={color ? 'light' : 'default'}
          color={color}
          size={26}
          loading={isRunning}
          aria-label={label}
          onClick={run}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
