import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionNote } from '../../ui/pageActions.ts';
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
  /** Set where the list stands in a narrow column beside the open record. */
  isSmall?: boolean;
  children: ReactNode;
}

export function ListSelectionBar({ selection, selectable, isSmall = false, children }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { count, isAll, clear } = selection;
  const { totalCount, selectAll } = selectable;
  const most = isAll ? MOST_MATCHING : MOST_CHOSEN;
  const offersAll = count < totalCount && totalCount <= MOST_MATCHING;
  const isBeyond = totalCount > MOST_MATCHING && count <= most;
  const all = t('list.selectAll', { total: number(totalCount) });
  const size = isSmall ? 'xs' : 'sm';
  return (
    <Group role="group" aria-label={t('list.selection')} gap={4} wrap="nowrap" flex={1} miw={0}>
      <CloseButton
        aria-label={t('list.clearSelection')}
        size={isSmall ? 26 : 'md'}
        onClick={clear}
      />
      <Text size={size} fw={600} truncate miw={0}>
        {t('list.selected', { count, number: number(count) })}
      </Text>
      {offersAll ? (
        <Button
          variant="subtle"
          size={`compact-${size}`}
          px={6}
          flex="none"
          aria-label={all}
          title={all}
          onClick={selectAll}
        >
          {isSmall ? null : (
            <Text span inherit visibleFrom="lg">
              {all}
            </Text>
          )}
          <Text span inherit hiddenFrom={isSmall ? undefined : 'lg'}>
            {t('list.selectAllShort', { total: number(totalCount) })}
          </Text>
        </Button>
      ) : null}
      <Group gap={isSmall ? 4 : 8} wrap="nowrap" miw={0} p={isSmall ? 0 : 3}>
        {isBeyond ? (
          <Text size={size} c="dimmed" lh={1.2}>
            {t('list.atMost', { most: number(MOST_MATCHING) })}
          </Text>
        ) : null}
        {count > most ? (
          <Text size={size} c="dimmed" role="status" lh={1.2}>
            {t('list.tooMany', { most: number(most) })}
          </Text>
        ) : (
          <ActionNote value={t('list.selected', { count, number: number(count) })}>
            {children}
          </ActionNote>
        )}
      </Group>
    </Group>
  );
}
