import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { NoteForm } from '../../records/timeline/NoteForm.tsx';
import { AddDealNoteDocument } from './AddDealNote.generated.ts';

export function AddDealNote({ dealId: id }: { dealId: string }) {
  const { t } = useTranslation('screens');
  const [add] = useMutation(AddDealNoteDocument);
  return (
    <NoteForm
      draftName={`Note on deal ${id}`}
      label={t('timeline.write')}
      action={t('timeline.add')}
      write={(text) => add({ variables: { input: { id, text } } })}
    />
  );
}
