import { useNavigate } from 'react-router-dom';
import type { Group } from '../app/roles.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { useAttempt } from './useAttempt.ts';
import { useUndoable } from './useUndoable.ts';

interface Props {
  onDelete: () => Promise<string | undefined>;
  group?: Group;
  at: { list: string; record: string };
  said: { deleted: string; restored: string };
}

/** Leaves the page at once; returns, with the reason, when the gateway refuses. */
export function DeleteRecordButton({ onDelete, group = 'admin', at, said }: Props) {
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

  return <DeleteButton onDelete={remove} group={group} />;
}
