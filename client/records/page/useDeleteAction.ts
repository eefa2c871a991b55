import { useMutation } from '@apollo/client/react';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsInGroup } from '../../core/roles.ts';
import { useReturnToList } from '../list/useReturnToList.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { removeRecords } from '../recordLists.ts';
import { recordLink, resourceOf } from '../resources.ts';
import type { RecordAction } from './RecordMenu.tsx';

interface Options {
  name: string;
  said?: { deleted: string; restored: string };
}

/**
 * Deletes without confirmation, because a deletion can be undone. Leaves the page immediately, and returns to it with
 * the reason when the gateway refuses. Undefined for users who cannot delete.
 */
export function useDeleteAction(
  declaration: RecordDeclaration,
  id: string,
  { name, said }: Options,
): RecordAction | undefined {
  const { t } = useTranslation();
  const { t: say } = useTranslation('screens');
  const navigate = useNavigate();
  const returnToList = useReturnToList();
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const { kind, canDelete } = declaration;
  const mayDelete = useIsInGroup(declaration.delete);
  const [remove] = useMutation(documentsOf(declaration).remove, {
    variables: { input: { id } },
    optimisticResponse: { [`delete${kind}`]: { id, activityId: '' } },
    update: (cache) => removeRecords(cache, kind, [id]),
  });

  async function run() {
    const deletion = attempt(remove());
    await returnToList(resourceOf(kind)!.path);
    const activityId = Object.values((await deletion)?.data ?? {})[0]?.activityId;
    const page = recordLink(kind, id)!;
    if (!activityId) return navigate(page);
    return offerUndo({
      message: said?.deleted ?? say('deleted', { name }),
      undone: said?.restored ?? say('restored', { name }),
      activityId,
      about: { page, list: resourceOf(kind)!.path },
    });
  }

  return canDelete && mayDelete
    ? { as: 'delete', label: t('delete'), icon: IconTrash, run }
    : undefined;
}
