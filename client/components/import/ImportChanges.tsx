import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { headingOf } from './ImportColumns.tsx';
import type { ChangedRow, ImportPreview } from './importFile.ts';

const SHOWN_ROWS = 100;

interface Props {
  rows: readonly ChangedRow[];
  fields: ImportPreview['fields'];
}

export function ImportChanges({ rows, fields }: Props) {
  const { t, i18n } = useTranslation('csv');
  const { number } = useFormat();
  return (
    <>
      {rows.length > SHOWN_ROWS ? (
        <Text size="sm">
          {t('report.firstChanged', { shown: number(SHOWN_ROWS), total: number(rows.length) })}
        </Text>
      ) : null}
      <Table.ScrollContainer minWidth={280} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={t('report.changes')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={72}>
                {t('report.row')}
              </Table.Th>
              <Table.Th>{t('report.field')}</Table.Th>
              <Table.Th>{t('report.before')}</Table.Th>
              <Table.Th>{t('report.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, SHOWN_ROWS).flatMap(({ row, fields: changes }) =>
              changes.map(({ field, before, after }) => (
                <Table.Tr key={`${row} ${field}`}>
                  <Table.Td ta="right">{row}</Table.Td>
                  <Table.Td>{headingOf({ fields }, field, i18n.language)}</Table.Td>
                  <Table.Td c="dimmed">{before || t('report.empty')}</Table.Td>
                  <Table.Td>{after || t('report.empty')}</Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
