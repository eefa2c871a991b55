import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BoardChanges } from './useBoardChanges.ts';

interface Props {
  column: { id: string; title: string };
  index: number;
  last: number;
  changes: BoardChanges;
  isRenaming: boolean;
  onRename: () => void;
}

export function ColumnMenu({ column, index, last, changes, isRenaming, onRename }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  return (
    <Menu position="bottom-end" returnFocus={!isRenaming}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actions', { name: column.title })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
          {t('rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => changes.moveColumn(index, index - 1)}
        >
          {t('moveLeft')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight size={16} aria-hidden />}
          disabled={index === last}
          onClick={() => changes.moveColumn(index, index + 1)}
        >
          {t('moveRight')}
        </Menu.Item>
        <Menu.Item
          color="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => changes.deleteColumn(column)}
        >
          {t('common:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
