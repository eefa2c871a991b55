import type { Context } from '../../services/context.ts';
import { invalid, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  AddColumnInput,
  DeleteColumnInput,
  MoveColumnInput,
  RenameColumnInput,
} from '../../graphql/generated/resolvers.ts';
import { createChange, deleteChange, updateChange } from '../../records/write/changes.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import type { BoardColumnRow } from '../../records/generated/rows.ts';
import { indexErrors, rankedRowsOf, rankForIndex } from '../../records/read/ranked-rows.ts';
import { StaleVersion } from '../../records/write/stale-version.ts';
import { newId } from '../../database/new-id.ts';
import { changeOnBoard, requireColumn } from './board-changes.ts';
import { columnAlone, columnRecord } from './boards.record.ts';

const MOST_COLUMNS = 50;

export function makeColumn(context: Context, { boardId, title }: AddColumnInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    const places = await rankedRowsOf(db, 'boardColumns', 'boardId', boardId);
    if (places.length >= MOST_COLUMNS) {
      throw invalid({ boardId: problem('too_many_columns', { most: MOST_COLUMNS }) });
    }
    const row = { id: newId(), boardId, title, rank: rankForIndex(places) };
    const [column] = await write([createChange(columnAlone, { row })]);
    return { column: column!.row };
  });
}

export function changeColumnTitle(context: Context, { boardId, id, title }: RenameColumnInput) {
  return changeOnBoard(context, boardId, async (unit) => {
    await requireColumn(unit.db, { boardId, id });
    return { column: await change(unit, id, { title }) };
  });
}

export function removeColumn(context: Context, { boardId, id }: DeleteColumnInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    await requireColumn(db, { boardId, id });
    await write([deleteChange(columnRecord, { id })]);
    return { id };
  });
}

export function moveColumn(context: Context, input: MoveColumnInput) {
  const { boardId, startIndex, endIndex, columnId } = input;
  return changeOnBoard(context, boardId, async (unit) => {
    const places = await rankedRowsOf(unit.db, 'boardColumns', 'boardId', boardId);
    const last = places.length - 1;
    if (columnId && places[startIndex]?.id !== columnId) {
      throw new StaleVersion({ kind: 'Board', id: boardId });
    }
    refuseErrors({
      ...indexErrors('startIndex', startIndex, last),
      ...indexErrors('endIndex', endIndex, last),
    });
    const { id } = places[startIndex]!;
    const rank = rankForIndex(places, { id, index: endIndex });
    return { column: await change(unit, id, { rank }) };
  });
}

async function change({ write }: UnitOfWork, id: string, row: Partial<BoardColumnRow>) {
  const [column] = await write([updateChange(columnAlone, { id }, () => ({ row }))]);
  return column!.row;
}
