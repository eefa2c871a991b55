import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import type { DealTimeline_EntryFragment } from './DealTimeline.generated.ts';

interface Props {
  declaration: Pick<RecordDeclaration, 'kind' | 'write'>;
  deal: { id: string; stageChanges: readonly DealTimeline_EntryFragment[] };
}

export function DealTimeline({ declaration: { kind, write }, deal: { id, stageChanges } }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const entries = stageChanges.map(({ accountName: by, ...entry }) => ({
    ...{ id: entry.id, at: entry.at, by, type: 'stage' },
    ...{
      icon: IconArrowRight,
      kind: t('records:fieldsOf.Deal.stage'),
      what: <Move entry={entry} />,
    },
  }));
  return <Timeline {...{ kind, id, write }} others={{ entries }} />;
}

type MoveEntry = Pick<DealTimeline_EntryFragment, 'text' | 'fromStage' | 'toStage'>;

function Move({ entry: { text, fromStage, toStage } }: { entry: MoveEntry }) {
  const { t } = useTranslation(['deals', 'records']);
  const to = t(`records:choicesOf.Deal.stage.${toStage!}`);
  return (
    <>
      <Text>
        {fromStage
          ? t('moved', { from: t(`records:choicesOf.Deal.stage.${fromStage}`), to })
          : t('began', { stage: to })}
      </Text>
      {text ? <Text>{text}</Text> : null}
    </>
  );
}
