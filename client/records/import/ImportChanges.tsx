import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { ChangedRow, ImportPreview } from './importFile.ts';
import { ImportTable } from './ImportTable.tsx';

const SHOWN_ROWS = 100;

interface Props {
  rows: readonly ChangedRow[];
  fields: ImportPreview['fields'];
}

export function ImportChanges({ rows, fields }: Props) {
  const { t } = useTranslation('csv');
  const { number } = useFormat();
  const lines = rows.slice(0, SHOWN_ROWS).flatMap(({ row, fields: changes }) =>
    changes.map(({ field, before, after }) => ({
      row,
      field,
      texts: [before, after].map((text) => text || t('report.empty')),
    })),
  );
  return (
    <>
      {rows.length > SHOWN_ROWS ? (
        <Text size="sm">
          {t('report.firstChanged', { shown: number(SHOWN_ROWS), total: number(rows.length) })}
        </Text>
      ) : null}
      <ImportTable
        label={t('report.changes')}
        heads={[t('report.before'), t('report.after')]}
        lines={lines}
        fields={fields}
      />
    </>
  );
}
