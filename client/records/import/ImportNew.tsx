import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { headingOf } from './ImportColumns.tsx';
import type { ChangedRow, ImportPreview } from './importFile.ts';

const SHOWN_ROWS = 100;

interface Props {
  rows: readonly ChangedRow[];
  /** The total number of new records, including those that `rows` omits. */
  count: number;
  fields: ImportPreview['fields'];
}

/** Shows the parsed values of new records. */
export function ImportNew({ rows, count, fields }: Props) {
  const { t, i18n } = useTranslation('csv');
  const { number } = useFormat();
  const shown = rows.slice(0, SHOWN_ROWS);
  const names = [...new Set(shown.flatMap((row) => row.fields.map(({ field }) => field)))];
  return (
    <>
      {count > shown.length ? (
        <Text size="sm">
          {t('report.firstNew', { shown: number(shown.length), total: number(count) })}
        </Text>
      ) : null}
      <Table.ScrollContainer minWidth={280} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={t('report.newRows')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={72}>
                {t('report.row')}
              </Table.Th>
              {names.map((name) => (
                <Table.Th key={name}>{headingOf({ fields }, name, i18n.language)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ row, fields: values }) => (
              <Table.Tr key={row}>
                <Table.Td ta="right">{row}</Table.Td>
                {names.map((name) => (
                  <Table.Td key={name}>
                    {values.find(({ field }) => field === name)?.after}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
