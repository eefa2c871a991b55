import { useMutation } from '@apollo/client/react';
import { evictKinds } from '../../records/recordLists.ts';
import { NoteComposer } from '../../records/timeline/NoteComposer.tsx';
import { AddCustomerNoteDocument } from './AddCustomerNote.generated.ts';

export function AddCustomerNote({ id }: { id: string }) {
  const [add] = useMutation(AddCustomerNoteDocument, { update: evictKinds('Customer') });
  return (
    <NoteComposer
      draftName={`Note on customer ${id}`}
      write={(text) => add({ variables: { input: { id, text } } })}
    />
  );
}
