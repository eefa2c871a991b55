import type { Context } from '../../graphql/context.ts';
import { invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddColumnInput,
  DeleteColumnInput,
  MoveColumnInput,
  RenameColumnInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, removal, update } from '../../records/changes.ts';
import type { Writing } from '../../records/commit.ts';
import { StaleVersion } from '../../records/stale-version.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import { columnAlone, columnRecord } from './boards.record.ts';
import { indexErrors, MOST_COLUMNS } from './boards.rules.ts';
import type { BoardColumnRow } from './boards.table.ts';
import { columnPlaces, findColumn } from './columns.store.ts';

/** Throws NotFound unless the board has the column. */
export async function requireColumn(
  db: Db,
  column: Pick<BoardColumnRow, 'boardId' | 'id'>,
): Promise<void> {
  if (!(await findColumn(db, column))) throw notFound('Column');
}

export function makeColumn(context: Context, { boardId, title }: AddColumnInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    const ranks = (await columnPlaces(db, boardId)).map(({ rank }) => rank);
    if (ranks.length >= MOST_COLUMNS) {
      throw invalid({ boardId: `must have at most ${MOST_COLUMNS} columns` });
    }
    const row = { id: newId(), boardId, title, rank: rankAt(ranks, ranks.length) };
    const [column] = await write([creation(columnAlone, { row })]);
    return { column: column!.row };
  });
}

export function changeColumnTitle(context: Context, { boardId, id, title }: RenameColumnInput) {
  return changeOnBoard(context, boardId, async (writing) => {
    await requireColumn(writing.db, { boardId, id });
    return { column: await change(writing, id, { title }) };
  });
}

export function removeColumn(context: Context, { boardId, id }: DeleteColumnInput) {
  return changeOnBoard(context, boardId, async ({ activityId, db, write }) => {
    await requireColumn(db, { boardId, id });
    await write([removal(columnRecord, { id })]);
    return { id, activityId };
  });
}

export function moveColumn(context: Context, input: MoveColumnInput) {
  const { boardId, startIndex, endIndex, columnId } = input;
  return changeOnBoard(context, boardId, async (writing) => {
    const { activityId, db } = writing;
    const places = await columnPlaces(db, boardId);
    const last = places.length - 1;
    if (columnId && places[startIndex]?.id !== columnId) {
      throw new StaleVersion({ kind: 'Board', id: boardId });
    }
    refuseErrors({
      ...indexErrors('startIndex', startIndex, last),
      ...indexErrors('endIndex', endIndex, last),
    });
    const ranks = places.toSpliced(startIndex, 1).map(({ rank }) => rank);
    const rank = rankAt(ranks, endIndex);
    return { column: await change(writing, places[startIndex]!.id, { rank }), activityId };
  });
}

async function change({ write }: Writing, id: string, row: Partial<BoardColumnRow>) {
  const [column] = await write([update(columnAlone, { id }, () => ({ row }))]);
  return column!.row;
}
