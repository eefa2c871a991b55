import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import {
  AddColumnDocument,
  DeleteColumnDocument,
  MoveColumnDocument,
  RenameColumnDocument,
} from './boardChanges.generated.ts';
import type { BoardFragment } from './BoardPage.generated.ts';
import { useBoardTools } from './useBoardTools.ts';
import { byList } from './writeOrder.ts';

export function useColumnChanges(board: BoardFragment) {
  const { t } = useTranslation('boards');
  const { id: boardId, columns } = board;
  const { orNotify, ordered, offerRestore } = useBoardTools(board);
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
    addColumn: (title: string) => orNotify(runAdd({ variables: { input: { boardId, title } } })),
    renameColumn(id: string, title: string) {
      const column = { ...{ __typename: 'BoardColumn' }, id, title };
      orNotify(
        runRename({
          variables: { input: { boardId, id, title } },
          optimisticResponse: { renameColumn: { column } },
        }),
      );
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
