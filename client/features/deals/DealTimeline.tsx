import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { DealNoteForm } from './DealNoteForm.tsx';
import styles from './DealTimeline.module.css';
import type { DealTimeline_EntryFragment } from './DealTimeline.generated.ts';

interface Props {
  dealId: string;
  entries: DealTimeline_EntryFragment[];
}

export function DealTimeline({ dealId, entries }: Props) {
  const { t } = useTranslation('deals');
  const mayWrite = useIsInGroup('editor');
  return (
    <Paper p="lg" component="section" aria-labelledby="timeline">
      <Title id="timeline" order={2} size="h4" mb="sm">
        {t('timeline')}
      </Title>
      {mayWrite ? <DealNoteForm dealId={dealId} entries={entries} /> : null}
      {entries.length === 0 ? <Text c="dimmed">{t('noTimeline')}</Text> : null}
      <Stack component="ol" gap="md" p={0} m={0} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {entry.kind === 'note' ? (
              <IconNote size={18} aria-hidden className={styles.icon} />
            ) : (
              <IconArrowRight size={18} aria-hidden className={styles.icon} />
            )}
            <div>
              <What entry={entry} />
              <Text size="sm" c="dimmed">
                {entry.accountName}
                {entry.accountName ? ' · ' : null}
                <RelativeTime moment={entry.at} />
              </Text>
            </div>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

function What({
  entry: { kind, text, fromStage, toStage },
}: {
  entry: DealTimeline_EntryFragment;
}) {
  const { t } = useTranslation('deals');
  if (kind === 'note' || !toStage) return <Text className={styles.text}>{text}</Text>;
  const to = t(`stages.${toStage}`);
  return (
    <>
      <Text>
        {fromStage ? t('moved', { from: t(`stages.${fromStage}`), to }) : t('began', { stage: to })}
      </Text>
      {text ? <Text className={styles.text}>{text}</Text> : null}
    </>
  );
}
