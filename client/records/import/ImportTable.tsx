import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { headingOf } from './ImportColumns.tsx';
import type { ImportPreview } from './importFile.ts';

export interface ImportLine {
  row: number;
  /** The field's name; `row` for the row itself. */
  field: string;
  texts: readonly string[];
}

interface Props {
  label: string;
  heads: readonly string[];
  lines: readonly ImportLine[];
  fields: ImportPreview['fields'];
}

/** Shows the remarks on rows of a file, field by field. */
export function ImportTable({ label, heads, lines, fields }: Props) {
  const { t, i18n } = useTranslation('csv');
  return (
    <Table.ScrollContainer minWidth={280} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right" w={72}>
              {t('report.row')}
            </Table.Th>
            {[t('report.field'), ...heads].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ row, field, texts }) => (
            <Table.Tr key={`${row} ${field}`}>
              <Table.Td ta="right">{row}</Table.Td>
              <Table.Td>
                {field === 'row'
                  ? t('report.wholeRow')
                  : headingOf({ fields }, field, i18n.language)}
              </Table.Td>
              {texts.map((text, place) => (
                <Table.Td key={heads[place]}>{text}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
