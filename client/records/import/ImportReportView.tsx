import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../app/download.ts';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { Facts } from '../../components/Facts.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import type { BadRow, ImportPreview, ImportReport } from './importFile.ts';
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
  const { counts, bad, changed, badFileStart } = report;
  const save = () =>
    saveAs(
      new Blob([badFileStart, ...bad.map(({ line }) => line)], { type: 'text/csv;charset=utf-8' }),
      t('report.fileName'),
    );
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Text fw={600} role="status">
          {title}
        </Text>
        <Facts facts={counted.map((name) => [t(`report.${name}`), number(counts[name])])} />
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
                onClick={save}
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
