import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { DeleteBoardDocument } from './boardChanges.generated.ts';
import { usePageAction } from '../../ui/pageActions.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { RenameBoard } from './RenameBoard.tsx';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function BoardActions({ board }: { board: { id: string; title: string } }) {
  const { t } = useTranslation(['boards', 'common']);
  const mayDelete = useIsInGroup('admin');
  const [isRenaming, renaming] = useDisclosure(false);
  const remove = useRemoval(board);
  const mayEdit = useIsInGroup('editor');
  const renameAction = { label: t('rename'), icon: IconPencil, run: renaming.open };
  const deleteAction = { label: t('common:delete'), icon: IconTrash, run: () => void remove() };
  usePageAction(mayEdit ? renameAction : undefined);
  usePageAction(mayDelete ? deleteAction : undefined);
  if (!mayEdit) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('actions', { name: board.title })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={renameAction.run}>
            {renameAction.label}
          </Menu.Item>
          {mayDelete ? (
            <Menu.Item
              color="red.9"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={deleteAction.run}
            >
              {deleteAction.label}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <PlainDialog isOpen={isRenaming} onClose={renaming.close} title={t('rename')}>
        <RenameBoard id={board.id} onEnd={renaming.close} />
      </PlainDialog>
    </>
  );
}

function useRemoval({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('boards');
  const navigate = useNavigate();
  const showProblem = useShowProblem();
  const [runDelete] = useMutation(DeleteBoardDocument, {
    update: evictKinds('Board'),
  });
  const offerUndo = useNotifyUndoable();

  return async function remove() {
    try {
      const { data } = await runDelete({ variables: { input: { id } } });
      await navigate(paths.boards);
      const activityId = data?.deleteBoard.activityId ?? '';
      const message = t('boardDeleted', { name: title });
      offerUndo({ message, activityId, about: { page: linkTo.board(id), list: paths.boards } });
    } catch (error) {
      showProblem(error);
    }
  };
}
