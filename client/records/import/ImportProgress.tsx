import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { ImportState } from './useImport.ts';

/** Shows the progress of the upload, then of the rows, whose number is unknown. */
export function ImportProgress({ state, onStop }: { state: ImportState; onStop: () => void }) {
  const { t } = useTranslation(['csv', 'common']);
  const { number } = useFormat();
  const { running, sent, file } = state;
  const counts = (running === 'importing' ? state.report : state.dryRunReport)?.counts;
  const isSent = running === 'reading' || sent >= 1;
  const percent = isSent ? 100 : Math.round(sent * 100);
  return (
    <Paper p="lg" component="section" aria-label={t(`running.${running!}`)}>
      <Stack gap="sm">
        <Text fw={600} role="status">
          {t(`running.${running!}`, { name: file?.name })}
        </Text>
        <Progress
          value={percent}
          animated={isSent}
          aria-label={t(`running.${running!}`, { name: file?.name })}
        />
        <Group justify="space-between">
          <Text size="sm">
            {counts
              ? t('rowsDone', { count: counts.rows, number: number(counts.rows) })
              : t('sent', { percent: number(percent) })}
          </Text>
          {running === 'reading' ? null : (
            <Button variant="default" size="xs" onClick={onStop}>
              {t('common:cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
