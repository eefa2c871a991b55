import { ScrollArea, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import phone from '../../ui/phoneRows.module.css';
import styles from './PastePreview.module.css';
import type { NumberField } from './productValues.ts';
import { changingRows, type PasteRow } from './readPaste.ts';

interface Props {
  rows: readonly PasteRow[];
  field: NumberField;
  refused: ReadonlyMap<number, string>;
}

export function PastePreview({ rows, field, refused }: Props) {
  const { t } = useTranslation('products');
  const { number, price } = useFormat();
  const shown = (value: number | undefined) =>
    value === undefined ? '' : field === 'price' ? price(value) : number(value);
  const remark = ({ line, product, value, problem }: PasteRow) =>
    refused.get(line) ??
    (problem && t(`paste.problems.${problem}`)) ??
    (product?.[field] === value ? t('paste.same') : '');
  return (
    <>
      <Summary rows={rows} field={field} />
      {rows.length > 0 ? (
        <ScrollArea.Autosize
          mah={320}
          type="auto"
          offsetScrollbars="present"
          viewportProps={{ tabIndex: 0 }}
        >
          <Table aria-label={t('paste.preview')} stickyHeader className={phone.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('paste.product')}</Table.Th>
                <Table.Th ta="right">{t('paste.old')}</Table.Th>
                <Table.Th ta="right">{t('paste.new')}</Table.Th>
                <Table.Th>{t('paste.remark')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.line}>
                  <Table.Td>
                    {row.product?.title ?? row.sku ?? t('paste.line', { line: row.line })}
                  </Table.Td>
                  <Table.Td className={styles.number} data-column={t('paste.old')}>
                    {shown(row.product?.[field])}
                  </Table.Td>
                  <Table.Td className={styles.number} fw={600} data-column={t('paste.new')}>
                    {row.value === undefined ? row.text : shown(row.value)}
                  </Table.Td>
                  <Table.Td>
                    <Text
                      size="sm"
                      c={
                        row.problem || refused.has(row.line)
                          ? 'var(--mantine-color-error)'
                          : undefined
                      }
                    >
                      {remark(row)}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      ) : null}
    </>
  );
}

function Summary({ rows, field }: Pick<Props, 'rows' | 'field'>) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  const changing = changingRows(rows, field).length;
  const faults = rows.filter(({ problem }) => problem).length;
  const counted = (count: number) => ({ count, number: number(count) });
  return (
    <Text fw={600} role="status">
      {t('paste.changing', counted(changing))}
      {faults > 0 ? ` ${t('paste.faults', counted(faults))}` : null}
    </Text>
  );
}
