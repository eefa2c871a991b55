import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { evictLists } from '../../core/cachedLists.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import type { RecordDeclaration } from '../declaration.ts';
import { useSilentUndo } from '../undo/useSilentUndo.ts';
import { NoteForm } from './NoteForm.tsx';
import { AddNoteDocument, RecordNotesDocument } from './RecordNotes.generated.ts';
import { Timeline } from './Timeline.tsx';
import { TimelineEntries } from './TimelineEntries.tsx';
import { TimelineNote } from './TimelineNote.tsx';

interface Props {
  declaration: Pick<RecordDeclaration, 'kind' | 'write'>;
  id: string;
}

export function RecordNotes({ declaration: { kind, write }, id }: Props) {
  const { t } = useTranslation('screens');
  const mayWrite = useIsInGroup(write);
  const { data, previousData, error, refetch } = useQuery(RecordNotesDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  const notes = (data ?? previousData)?.notes.nodes;
  return (
    <Timeline>
      {mayWrite ? <AddNote key={id} kind={kind} id={id} /> : null}
      {notes ? null : <PendingPart error={error} onRetry={() => void refetch()} />}
      {notes?.length === 0 ? <Text c="dimmed">{t('timeline.none')}</Text> : null}
      <TimelineEntries
        entries={(notes ?? []).map((note) => ({
          id: note.id,
          at: note.at,
          icon: IconNote,
          kind: t('timeline.note'),
          by: note.accountName,
          what: <TimelineNote note={note} mayWrite={mayWrite} />,
        }))}
      />
    </Timeline>
  );
}

function AddNote({ kind, id }: { kind: string; id: string }) {
  const { t } = useTranslation('screens');
  const addUndo = useSilentUndo();
  const [add] = useMutation(AddNoteDocument, {
    update: (cache) => evictLists(cache, 'notes', 'history'),
  });
  return (
    <NoteForm
      draftName={`Note on ${kind} ${id}`}
      label={t('timeline.write')}
      action={t('timeline.add')}
      write={async (text) => {
        const { data } = await add({ variables: { input: { kind, id, text } } });
        addUndo(t('timeline.added'), data!.addNote.activityId);
        return data;
      }}
    />
  );
}
