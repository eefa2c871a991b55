import { Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import phone from '../phoneRows.module.css';
import styles from './ChartFigure.module.css';

interface Props {
  label: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
  isTableOpen?: boolean;
  isSample?: boolean;
  children: ReactNode;
}

/** A chart with its data as a table, for accessibility. */
export function ChartFigure({ label, columns, rows, children, ...options }: Props) {
  const { isSample = false, isTableOpen = false } = options;
  const { t } = useTranslation('charts');
  const [isOpen, setOpen] = useState(isTableOpen);
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} role="img" aria-label={label}>
        {children}
      </div>
      <Text component="figcaption" size="sm" c="dimmed">
        {t(isSample ? 'sample' : 'real')}
      </Text>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t('asTable')}</summary>
        {isOpen ? (
          <div className={styles.table} tabIndex={0} role="group" aria-label={label}>
            <Table withRowBorders className={phone.table}>
              <Table.Thead>
                <Table.Tr>
                  {columns.map((column, index) => (
                    <Table.Th key={column} ta={index > 0 ? 'right' : undefined}>
                      {column}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(([name, ...cells], row) => (
                  <Table.Tr key={row}>
                    <Table.Th scope="row" fw={400}>
                      {name}
                    </Table.Th>
                    {cells.map((cell, column) => (
                      <Table.Td key={column} ta="right" data-column={columns[column + 1]}>
                        {cell}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        ) : null}
      </details>
    </figure>
  );
}
