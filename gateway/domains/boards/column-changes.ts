import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddColumnInput,
  DeleteColumnInput,
  MoveColumnInput,
  RenameColumnInput,
} from '../../graphql/generated/resolvers.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import { indexErrors, MOST_COLUMNS, titleErrors } from './boards.rules.ts';
import { type BoardColumnRow, columnAlone, columnRecord } from './boards.table.ts';
import {
  columnPlaces,
  deleteColumn,
  findColumn,
  insertColumn,
  updateColumn,
} from './columns.store.ts';

/** Throws NotFound unless the board has the column. */
export async function requireColumn(
  db: Db,
  column: Pick<BoardColumnRow, 'boardId' | 'id'>,
): Promise<void> {
  if (!(await findColumn(db, column))) throw notFound('Column');
}

export function makeColumn(context: Context, { boardId, title }: AddColumnInput) {
  refuseErrors(titleErrors(title));
  return changeOnBoard(context, boardId, async ({ db, touch }) => {
    const ranks = (await columnPlaces(db, boardId)).map(({ rank }) => rank);
    if (ranks.length >= MOST_COLUMNS) {
      throw invalid({ boardId: `must have at most ${MOST_COLUMNS} columns` });
    }
    const id = newId();
    await touch(columnAlone, id);
    const rank = rankAt(ranks, ranks.length);
    return { column: await insertColumn(db, { id, boardId, title, rank }) };
  });
}

export function changeColumnTitle(context: Context, { boardId, id, title }: RenameColumnInput) {
  refuseErrors(titleErrors(title));
  return changeOnBoard(context, boardId, async ({ db, touch }) => {
    await requireColumn(db, { boardId, id });
    await touch(columnAlone, id);
    return { column: await updateColumn(db, id, { title }) };
  });
}

export function removeColumn(context: Context, { boardId, id }: DeleteColumnInput) {
  return changeOnBoard(context, boardId, async ({ activityId, db, touch }) => {
    await requireColumn(db, { boardId, id });
    await touch(columnRecord, id);
    await deleteColumn(db, id);
    return { id, activityId };
  });
}

export function putColumnAt(context: Context, input: MoveColumnInput) {
  const { boardId, startIndex, endIndex, columnId } = input;
  const moved = changeOnBoard(context, boardId, async ({ activityId, db, touch }) => {
    const places = await columnPlaces(db, boardId);
    const last = places.length - 1;
    if (columnId && places[startIndex]?.id !== columnId) throw new StaleVersion();
    refuseErrors({
      ...indexErrors('startIndex', startIndex, last),
      ...indexErrors('endIndex', endIndex, last),
    });
    const { id } = places[startIndex]!;
    const ranks = places.toSpliced(startIndex, 1).map(({ rank }) => rank);
    await touch(columnAlone, id);
    const column = await updateColumn(db, id, { rank: rankAt(ranks, endIndex) });
    return { column, activityId };
  });
  return refuseStale(context, { field: 'board', id: boardId }, moved);
}
