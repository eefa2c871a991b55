import { useMutation } from '@apollo/client/react';
import { NoteComposer } from '../../records/timeline/NoteComposer.tsx';
import { AddDealNoteDocument } from './AddDealNote.generated.ts';

export function AddDealNote({ dealId: id }: { dealId: string }) {
  const [add] = useMutation(AddDealNoteDocument);
  return (
    <NoteComposer
      draftName={`Note on deal ${id}`}
      write={(text) => add({ variables: { input: { id, text } } })}
    />
  );
}
