import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../core/cachedLists.ts';
import { useSilentUndo } from '../undo/useSilentUndo.ts';
import { AddNoteDocument } from './AddNote.generated.ts';
import { countNotes } from './countNotes.ts';
import { NoteForm } from './NoteForm.tsx';

export function AddNote({ kind, id }: { kind: string; id: string }) {
  const { t } = useTranslation('screens');
  const addUndo = useSilentUndo();
  const [add] = useMutation(AddNoteDocument, {
    update(cache) {
      evictLists(cache, 'notes', 'history');
      countNotes(cache, { kind, id }, 1);
    },
  });
  return (
    <NoteForm
      host={{ kind, id }}
      draftName={`Note on ${kind} ${id}`}
      label={t('timeline.write')}
      action={t('timeline.add')}
      write={async (note) => {
        const { data } = await add({ variables: { input: { kind, id, ...note } } });
        addUndo(t('timeline.added'), data!.addNote.activityId);
        return data;
      }}
    />
  );
}
