import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3, IconDownload, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { download } from '../../core/download.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { linkTo } from '../../core/paths.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { usePageAction } from '../../ui/pageActions.ts';
import type { Direction } from './useListParams.ts';
import { type ListSelection, MOST_CHOSEN } from './useListSelection.ts';

export interface ExportedList {
  list: string;
  filterIn: (parameters: URLSearchParams) => object;
}

interface Props {
  list: ExportedList;
  /** The shown columns, in order; none for a list without a table. */
  columns?: readonly string[];
  /** The list's sort order; none for a list with a fixed one. */
  sort?: { field: string; direction: Direction };
  selection?: ListSelection;
  totalCount: number;
}

/** Exports all matching records on all pages, or the selection. */
export function ExportMenu({ list, columns = [], sort, selection, totalCount }: Props) {
  const { t, i18n } = useTranslation(['csv', 'common']);
  const { number } = useFormat();
  const [parameters] = useSearchParams();
  const [isLoading, setIsLoading] = useState(false);
  const isChosen = selection !== undefined && selection.ids.length > 0;
  const isTooMany = isChosen && selection.count > MOST_CHOSEN;

  async function save(shown: readonly string[]) {
    const filter = isChosen ? { ids: selection.ids } : list.filterIn(parameters);
    const asked = new URLSearchParams({
      filter: JSON.stringify(filter),
      lang: i18n.language,
      timeZone: localTimeZone(),
    });
    if (sort) asked.set('sort', JSON.stringify(sort));
    // An import finds existing records by their ids.
    if (shown.length > 0) asked.set('columns', [...shown, 'id'].join());
    setIsLoading(true);
    try {
      await download(`${linkTo.csv(list.list)}?${asked.toString()}`);
    } catch (error) {
      notifyProblem(error instanceof Error ? error.message : t('common:somethingWrong'));
    }
    setIsLoading(false);
  }

  usePageAction(
    isTooMany
      ? undefined
      : { label: t('export.as'), icon: IconDownload, run: () => void save(columns) },
  );

  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="lg"
          loading={isLoading}
          aria-label={t('export.as')}
          title={t('export.as')}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {isChosen
            ? t('export.selected', { total: number(selection.count) })
            : t('export.all', { total: number(totalCount) })}
        </Menu.Label>
        {isTooMany ? (
          <Menu.Label>{t('common:list.tooMany', { most: number(MOST_CHOSEN) })}</Menu.Label>
        ) : null}
        {columns.length > 0 ? (
          <Menu.Item
            disabled={isTooMany}
            leftSection={<IconColumns3 size={16} aria-hidden />}
            onClick={() => void save(columns)}
          >
            {t('export.shown')}
          </Menu.Item>
        ) : null}
        <Menu.Item
          disabled={isTooMany}
          leftSection={<IconTable size={16} aria-hidden />}
          onClick={() => void save([])}
        >
          {t('export.whole')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
