import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../app/i18n/useFormat.ts';
import {
  type ListSelection,
  MOST_CHOSEN,
  MOST_MATCHING,
  type SelectableList,
} from './useListSelection.ts';

interface Props {
  selection: ListSelection;
  selectable: SelectableList;
  children: ReactNode;
}

export function ListSelectionBar({ selection, selectable, children }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { count, isAll, clear } = selection;
  const { totalCount, selectAll } = selectable;
  const most = isAll ? MOST_MATCHING : MOST_CHOSEN;
  const offersAll = count < totalCount && totalCount <= MOST_MATCHING;
  return (
    <Group role="group" aria-label={t('list.selection')} gap="xs">
      <CloseButton aria-label={t('list.clearSelection')} onClick={clear} />
      <Text size="sm" fw={600}>
        {t('list.selected', { count, number: number(count) })}
      </Text>
      {offersAll ? (
        <Button variant="subtle" size="compact-sm" onClick={selectAll}>
          {t('list.selectAll', { total: number(totalCount) })}
        </Button>
      ) : null}
      {count > most ? (
        <Text size="sm" c="dimmed" role="status">
          {t('list.tooMany', { most: number(most) })}
        </Text>
      ) : (
        children
      )}
    </Group>
  );
}
