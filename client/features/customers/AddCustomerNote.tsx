import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictKinds } from '../../records/recordLists.ts';
import { NoteForm } from '../../records/timeline/NoteForm.tsx';
import { AddCustomerNoteDocument } from './AddCustomerNote.generated.ts';

export function AddCustomerNote({ id }: { id: string }) {
  const { t } = useTranslation('screens');
  const [add] = useMutation(AddCustomerNoteDocument, { update: evictKinds('Customer') });
  return (
    <NoteForm
      draftName={`Note on customer ${id}`}
      label={t('timeline.write')}
      action={t('timeline.add')}
      write={(text) => add({ variables: { input: { id, text } } })}
    />
  );
}
