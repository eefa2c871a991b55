import type { Context } from '../../graphql/context.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  MoveCardAtInput,
  MoveCardInput,
  ReorderCardInput,
} from '../../graphql/generated/resolvers.ts';
import { update } from '../../records/changes.ts';
import type { Writing } from '../../records/commit.ts';
import { StaleVersion } from '../../records/stale-version.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import { cardAlone } from './boards.record.ts';
import { indexErrors } from './boards.rules.ts';
import type { CardRow } from './boards.table.ts';
import { cardPlaces, findCardOn } from './cards.store.ts';
import { requireColumn } from './column-changes.ts';

/** And the caller's name for the index, for errors. */
interface Place {
  columnId: string;
  /** Default: the end. */
  index?: number | null | undefined;
  field: string;
}

/** From anywhere on the board, unless the caller says from where. */
export function moveCard(context: Context, input: MoveCardInput) {
  const { boardId, id, columnId, index, fromColumnId } = input;
  return changeOnBoard(context, boardId, async (writing) => {
    const stored = await findCardOn(writing.db, { boardId, id });
    if (!stored) throw notFound('Card');
    if (fromColumnId && stored.columnId !== fromColumnId) {
      throw new StaleVersion({ kind: 'Card', id });
    }
    await requireColumn(writing.db, { boardId, id: columnId });
    return { card: await put(writing, id, { columnId, index, field: 'index' }) };
  });
}

export function moveCardAt(context: Context, { boardId, source, destination }: MoveCardAtInput) {
  return moveAt(
    context,
    boardId,
    { ...source, field: 'source.index' },
    { ...destination, field: 'destination.index' },
  );
}

export function reorderCard(context: Context, input: ReorderCardInput) {
  const { boardId, columnId, startIndex, endIndex } = input;
  return moveAt(
    context,
    boardId,
    { columnId, index: startIndex, field: 'startIndex' },
    { columnId, index: endIndex, field: 'endIndex' },
  );
}

function moveAt(context: Context, boardId: string, from: Place & { index: number }, to: Place) {
  return changeOnBoard(context, boardId, async (writing) => {
    const { db } = writing;
    await requireColumn(db, { boardId, id: from.columnId });
    await requireColumn(db, { boardId, id: to.columnId });
    const places = await cardPlaces(db, from.columnId);
    refuseErrors(indexErrors(from.field, from.index, places.length - 1));
    return { card: await put(writing, places[from.index]!.id, to) };
  });
}

/** The index counts the other cards. */
async function put({ db, write }: Writing, id: string, to: Place): Promise<CardRow> {
  const others = (await cardPlaces(db, to.columnId)).filter((place) => place.id !== id);
  const ranks = others.map(({ rank }) => rank);
  const index = to.index ?? ranks.length;
  refuseErrors(indexErrors(to.field, index, ranks.length));
  const row = { columnId: to.columnId, rank: rankAt(ranks, index) };
  const [card] = await write([update(cardAlone, { id }, () => ({ row }))]);
  return card!.row;
}
