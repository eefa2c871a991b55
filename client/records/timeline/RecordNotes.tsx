import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { evictLists } from '../../core/cachedLists.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import type { RecordDeclaration } from '../declaration.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { AddNoteDocument, RecordNotesDocument } from './RecordNotes.generated.ts';
import { Timeline } from './Timeline.tsx';
import { TimelineEntries } from './TimelineEntries.tsx';

interface Props {
  declaration: RecordDeclaration;
  id: string;
}

export function RecordNotes({ declaration: { kind, write }, id }: Props) {
  const { t } = useTranslation('screens');
  const mayWrite = useIsInGroup(write);
  const { data, previousData, error, refetch } = useQuery(RecordNotesDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  const [add] = useMutation(AddNoteDocument, {
    update: (cache) => evictLists(cache, 'notes'),
  });
  const notes = (data ?? previousData)?.notes.nodes;
  return (
    <Timeline>
      {mayWrite ? (
        <NoteComposer
          key={id}
          draftName={`Note on ${kind} ${id}`}
          write={(text) => add({ variables: { input: { kind, id, text } } })}
        />
      ) : null}
      {notes ? null : <PendingPart error={error} onRetry={() => void refetch()} />}
      {notes?.length === 0 ? <Text c="dimmed">{t('timeline.none')}</Text> : null}
      <TimelineEntries
        entries={(notes ?? []).map(({ text, accountName, ...note }) => ({
          ...note,
          icon: IconNote,
          kind: t('timeline.note'),
          by: accountName,
          what: text,
        }))}
      />
    </Timeline>
  );
}
