import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../core/download.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { DetailList } from '../page/DetailList.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import type { BadRow, ImportPreview, ImportReport } from './importFile.ts';
import { ImportNew } from './ImportNew.tsx';
import { ImportTable } from './ImportTable.tsx';

interface Props {
  report: ImportReport;
  isDryRun: boolean;
  fields: ImportPreview['fields'];
}

const SHOWN_ROWS = 100;
const counted = ['made', 'changed', 'unchanged', 'bad'] as const;

export function ImportReportView({ report, isDryRun, fields }: Props) {
  const { t } = useTranslation('csv');
  const { number } = useFormat();
  const title = t(isDryRun ? 'report.wouldHappen' : 'report.happened');
  const { made, changed, alike } = report;
  const counts = { ...report.counts, bad: report.counts.bad - alike.length };
  const asked = new Set(alike.map(({ row }) => row));
  const bad = report.bad.filter(({ row }) => !asked.has(row));
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Text fw={600} role="status">
          {title}
        </Text>
        <DetailList
          details={[
            ...counted.map((name) => [t(`report.${name}`), number(counts[name])] as const),
            ...(alike.length > 0 ? [[t('report.alike'), number(alike.length)] as const] : []),
          ]}
        />
        {made.length > 0 ? <ImportNew rows={made} count={counts.made} fields={fields} /> : null}
        {changed.length > 0 ? <ImportChanges rows={changed} fields={fields} /> : null}
        {bad.length > 0 ? (
          <>
            <Group justify="space-between">
              <Text size="sm">
                {bad.length > SHOWN_ROWS
                  ? t('report.first', { shown: number(SHOWN_ROWS), total: number(bad.length) })
                  : t('report.all')}
              </Text>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => saveRows(report.badFileStart, bad, t('report.fileName'))}
              >
                {t('report.download')}
              </Button>
            </Group>
            <BadRows rows={bad.slice(0, SHOWN_ROWS)} fields={fields} />
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}

function saveRows(start: string, rows: readonly BadRow[], name: string): void {
  const parts = [start, ...rows.map(({ line }) => line)];
  saveAs(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
}

function BadRows({ rows, fields }: { rows: readonly BadRow[]; fields: Props['fields'] }) {
  const { t } = useTranslation('csv');
  const lines = rows.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([field, reason]) => ({ row, field, texts: [reason] })),
  );
  return (
    <ImportTable
      label={t('report.badRows')}
      heads={[t('report.reason')]}
      lines={lines}
      fields={fields}
    />
  );
}
