import { useNavigate } from 'react-router-dom';
import type { ListField } from './cachedLists.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { useAttempt } from './useAttempt.ts';
import { useUndoable } from './useUndoable.ts';

interface Props {
  /** Answers the activity that takes it back. */
  onDelete: () => Promise<string | undefined>;
  /** Addresses of the list that it leaves, and of its own page. */
  at: { list: string; record: string };
  said: { deleted: string; restored: string };
  /** What is read anew once it is back. */
  lists: readonly ListField[];
}

/** On a record's page: gone at once; back at once, with the reason, when the gateway refuses. */
export function DeleteRecordButton({ onDelete, at, said, lists }: Props) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const offerUndo = useUndoable(...lists);

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
