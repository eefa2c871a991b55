import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import {
  AddColumnDocument,
  DeleteColumnDocument,
  MoveColumnDocument,
  RenameColumnDocument,
} from './boardChanges.generated.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useBoardTools } from './useBoardTools.ts';
import { byList } from './writeOrder.ts';

export function useColumnChanges(board: BoardFragment) {
  const { t } = useTranslation('boards');
  const { id: boardId, columns } = board;
  const { orNotify, ordered, offerRestore } = useBoardTools(board);
  const addUndo = useSilentUndo();
  const [runMove] = useMutation(MoveColumnDocument);
  const [runAdd] = useMutation(AddColumnDocument);
  const [runRename] = useMutation(RenameColumnDocument);
  const [runDelete] = useMutation(DeleteColumnDocument);

  return {
    moveColumn(startIndex: number, endIndex: number) {
      if (startIndex === endIndex) return;
      const next = arrayMove(columns, startIndex, endIndex);
      const moved = runMove({
        variables: { input: { boardId, startIndex, endIndex, columnId: columns[startIndex]!.id } },
        ...byList,
        optimisticResponse: { moveColumn: { activityId: '', board: ordered(next) } },
      });
      const message = t('columnMoved', { name: columns[startIndex]?.title });
      orNotify(moved.then(({ data }) => offerRestore(message, data?.moveColumn.activityId)));
    },
    addColumn(title: string) {
      const added = runAdd({ variables: { input: { boardId, title } } });
      const message = t('columnAdded', { name: title });
      orNotify(added.then(({ data }) => data && addUndo(message, data.addColumn.activityId)));
    },
    renameColumn({ id, title: before }: { id: string; title: string }, title: string) {
      if (title === before) return;
      const column = { ...{ __typename: 'BoardColumn' }, id, title };
      const renamed = runRename({
        variables: { input: { boardId, id, title } },
        optimisticResponse: { renameColumn: { activityId: '', column } },
      });
      const message = t('renamed', { before, name: title });
      orNotify(renamed.then(({ data }) => offerRestore(message, data?.renameColumn.activityId)));
    },
    deleteColumn({ id, title }: { id: string; title: string }) {
      const others = columns.filter((column) => column.id !== id);
      const deleted = runDelete({
        variables: { input: { boardId, id } },
        ...byList,
        optimisticResponse: { deleteColumn: { activityId: '', board: ordered(others) } },
      });
      const message = t('columnDeleted', { name: title });
      orNotify(deleted.then(({ data }) => offerRestore(message, data?.deleteColumn.activityId)));
    },
  };
}
