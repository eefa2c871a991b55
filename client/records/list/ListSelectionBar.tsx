import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import {
  type ListSelection,
  MOST_CHOSEN,
  MOST_MATCHING,
  type SelectableList,
} from './useListSelection.ts';

interface Props {
  selection: ListSelection;
  selectable: SelectableList;
  isOneLine?: boolean;
  children: ReactNode;
}

export function ListSelectionBar({ selection, selectable, isOneLine = false, children }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { count, isAll, clear } = selection;
  const { totalCount, selectAll } = selectable;
  const most = isAll ? MOST_MATCHING : MOST_CHOSEN;
  const offersAll = count < totalCount && totalCount <= MOST_MATCHING;
  const isBeyond = totalCount > MOST_MATCHING && count <= most;
  const all = t('list.selectAll', { total: number(totalCount) });
  const size = isOneLine ? 'xs' : 'sm';
  const line = isOneLine ? ({ gap: 4, wrap: 'nowrap', flex: 1, miw: 0 } as const) : { gap: 'xs' };
  return (
    <Group role="group" aria-label={t('list.selection')} {...line}>
      <CloseButton
        aria-label={t('list.clearSelection')}
        size={isOneLine ? 26 : 'md'}
        onClick={clear}
      />
      <Text size={size} fw={600} truncate={isOneLine} miw={0}>
        {t('list.selected', { count, number: number(count) })}
      </Text>
      {offersAll ? (
        <Button
          variant="subtle"
          size={`compact-${size}`}
          px={isOneLine ? 6 : undefined}
          flex="none"
          aria-label={all}
          title={isOneLine ? all : undefined}
          onClick={selectAll}
        >
          {isOneLine ? t('list.selectAllShort', { total: number(totalCount) }) : all}
        </Button>
      ) : null}
      {isBeyond ? (
        <Text size={size} c="dimmed" lh={isOneLine ? 1.2 : undefined}>
          {t('list.atMost', { most: number(MOST_MATCHING) })}
        </Text>
      ) : null}
      {count > most ? (
        <Text size={size} c="dimmed" role="status" lh={isOneLine ? 1.2 : undefined}>
          {t('list.tooMany', { most: number(most) })}
        </Text>
      ) : (
        children
      )}
    </Group>
  );
}
