import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import type { DealPageQuery } from './DealPage.generated.ts';

type Entry = NonNullable<DealPageQuery['deal']>['timeline'][number];

/** What happened to the deal: notes, and moves from stage to stage. */
export function DealTimeline({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('deals');
  const { day } = useFormat();
  return (
    <Paper p="lg" component="section" aria-labelledby="timeline">
      <Title id="timeline" order={2} size="h4" mb="sm">
        {t('timeline')}
      </Title>
      {entries.length === 0 ? <Text c="dimmed">{t('noTimeline')}</Text> : null}
      <Stack component="ol" gap="sm" p={0} m={0}>
        {entries.map((entry) => (
          <Stack key={entry.id} component="li" gap={0}>
            <What entry={entry} />
            <Text size="sm" c="dimmed">
              {[day(entry.at), entry.accountName].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}

function What({ entry: { kind, text, fromStage, toStage } }: { entry: Entry }) {
  const { t } = useTranslation('deals');
  if (kind === 'note' || !toStage) return <Text>{text}</Text>;
  const to = t(`stages.${toStage}`);
  return (
    <Text>
      {fromStage ? t('moved', { from: t(`stages.${fromStage}`), to }) : t('began', { stage: to })}
    </Text>
  );
}
