import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ListTable.module.css';
import { SelectPageCheckbox } from './SelectPageCheckbox.tsx';
import { SelectRowCheckbox } from './SelectRowCheckbox.tsx';
import type { SelectableList } from './useListSelection.ts';

interface Options<Row> {
  rows: readonly Row[];
  selectable: SelectableList;
  nameOf: (row: Row) => string;
  isPinned: boolean;
}

/** The library's own column renders the whole table with each selection. */
export function useSelectColumn<Row extends { id: string }>(options: Options<Row>) {
  const { rows, selectable, nameOf, isPinned } = options;
  const { t } = useTranslation();
  return useMemo(
    () => ({
      accessor: '__selection__',
      title: (
        <SelectPageCheckbox label={t('list.selectPage')} rows={rows} selectable={selectable} />
      ),
      titleClassName: 'mantine-datatable-header-selector-cell',
      cellsClassName: `mantine-datatable-row-selector-cell ${styles.select}`,
      render: (row: Row) => (
        <SelectRowCheckbox
          id={row.id}
          label={t('list.select', { name: nameOf(row) })}
          selectable={selectable}
        />
      ),
      ...(isPinned && { pinned: 'left' as const }),
    }),
    [rows, selectable, nameOf, isPinned, t],
  );
}
