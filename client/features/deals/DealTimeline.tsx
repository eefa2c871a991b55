import { Text } from '@mantine/core';
import { IconArrowRight, IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { TimelineEntries } from '../../records/timeline/TimelineEntries.tsx';
import { AddDealNote } from './AddDealNote.tsx';
import type { DealTimeline_EntryFragment } from './DealTimeline.generated.ts';

interface Props {
  dealId: string;
  entries: DealTimeline_EntryFragment[];
}

export function DealTimeline({ dealId, entries }: Props) {
  const { t } = useTranslation(['deals', 'screens']);
  const mayWrite = useIsInGroup('editor');
  return (
    <Timeline>
      {mayWrite ? <AddDealNote key={dealId} dealId={dealId} /> : null}
      {entries.length === 0 ? <Text c="dimmed">{t('screens:timeline.none')}</Text> : null}
      <TimelineEntries
        entries={entries.map(({ accountName, ...entry }) => ({
          ...entry,
          icon: entry.kind === 'note' ? IconNote : IconArrowRight,
          kind: entry.kind === 'note' ? t('screens:timeline.note') : t('fields.stage'),
          by: accountName,
          what: entry.toStage ? <Move entry={entry} /> : entry.text,
        }))}
      />
    </Timeline>
  );
}

type MoveEntry = Pick<DealTimeline_EntryFragment, 'text' | 'fromStage' | 'toStage'>;

function Move({ entry: { text, fromStage, toStage } }: { entry: MoveEntry }) {
  const { t } = useTranslation('deals');
  const to = t(`stages.${toStage!}`);
  return (
    <>
      <Text>
        {fromStage ? t('moved', { from: t(`stages.${fromStage}`), to }) : t('began', { stage: to })}
      </Text>
      {text ? <Text>{text}</Text> : null}
    </>
  );
}
