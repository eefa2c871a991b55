import type { Context } from '../../services/context.ts';
import { refuseErrors } from '../../errors/errors.ts';
import type {
  MoveCardAtInput,
  MoveCardInput,
  ReorderCardInput,
} from '../../graphql/generated/resolvers.ts';
import { updateChange } from '../../records/write/changes.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import type { CardRow } from '../../records/generated/rows.ts';
import { indexErrors, rankedRowsOf, rankForIndex } from '../../records/read/ranked-rows.ts';
import { StaleVersion } from '../../records/write/stale-version.ts';
import { changeOnBoard, requireCard, requireColumn } from './board-changes.ts';
import { cardAlone } from './boards.record.ts';

interface Place {
  columnId: string;
  index?: number | null | undefined;
  field: string;
}

export function moveCard(context: Context, input: MoveCardInput) {
  const { boardId, id, columnId, index, fromColumnId } = input;
  return changeOnBoard(context, boardId, async (unit) => {
    const stored = await requireCard(unit.db, { boardId, id });
    if (fromColumnId && stored.columnId !== fromColumnId) {
      throw new StaleVersion({ kind: 'Card', id });
    }
    await requireColumn(unit.db, { boardId, id: columnId });
    return { card: await put(unit, id, { columnId, index, field: 'index' }) };
  });
}

export function moveCardAt(context: Context, { boardId, source, destination }: MoveCardAtInput) {
  const from = { ...source, field: 'source.index' };
  return moveAt(context, boardId, from, { ...destination, field: 'destination.index' });
}

export function reorderCard(context: Context, input: ReorderCardInput) {
  const { boardId, columnId, startIndex, endIndex } = input;
  const from = { columnId, index: startIndex, field: 'startIndex' };
  return moveAt(context, boardId, from, { columnId, index: endIndex, field: 'endIndex' });
}

function moveAt(context: Context, boardId: string, from: Place & { index: number }, to: Place) {
  return changeOnBoard(context, boardId, async (unit) => {
    const { db } = unit;
    await requireColumn(db, { boardId, id: from.columnId });
    await requireColumn(db, { boardId, id: to.columnId });
    const places = await rankedRowsOf(db, 'cards', 'columnId', from.columnId);
    refuseErrors(indexErrors(from.field, from.index, places.length - 1));
    return { card: await put(unit, places[from.index]!.id, to) };
  });
}

async function put(
  { db, write }: UnitOfWork,
  id: string,
  { columnId, ...to }: Place,
): Promise<CardRow> {
  const places = await rankedRowsOf(db, 'cards', 'columnId', columnId);
  const row = { columnId, rank: rankForIndex(places, { id, ...to }) };
  const [card] = await write([updateChange(cardAlone, { id }, () => ({ row }))]);
  return card!.row;
}
