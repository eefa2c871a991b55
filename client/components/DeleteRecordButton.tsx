import { useNavigate } from 'react-router-dom';
import { DeleteButton } from './DeleteButton.tsx';
import { useAttempt } from './useAttempt.ts';
import { useUndoable } from './useUndoable.ts';

interface Props {
  /** Answers the activity that takes it back. */
  onDelete: () => Promise<string | undefined>;
  /** Addresses of the list that it leaves, and of its own page. */
  at: { list: string; record: string };
  said: { deleted: string; restored: string };
}

/** On a record's page: gone at once; back at once, with the reason, when the gateway refuses. */
export function DeleteRecordButton({ onDelete, at, said }: Props) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const offerUndo = useUndoable();

  async function remove() {
    const deletion = attempt(onDelete());
    await navigate(at.list);
    const activityId = await deletion;
    if (!activityId) return navigate(at.record);
    offerUndo({
      message: said.deleted,
      undone: said.restored,
      activityId,
      backTo: at.record,
    });
  }

  return <DeleteButton onDelete={remove} />;
}
