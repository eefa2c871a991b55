import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from './importFile.ts';

interface Props {
  preview: ImportPreview;
  onChoose: (row: number) => void;
}

/** Asks for the row of headings, because files of other programs have titles above it. */
export function HeadingRowInput({ preview, onChoose }: Props) {
  const { t } = useTranslation('csv');
  const rows = preview.firstRows.map(({ row, cells }) => ({
    value: String(row),
    label: t('columns.headingsAre', { row, cells: cells.filter(Boolean).join(' · ') }),
  }));
  return (
    <NativeSelect
      label={t('columns.headingRow')}
      data={rows}
      value={String(preview.headingRow)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  );
}
