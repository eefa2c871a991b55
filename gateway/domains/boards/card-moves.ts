import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  MoveCardAtInput,
  MoveCardInput,
  ReorderCardInput,
} from '../../graphql/generated/resolvers.ts';
import type { Recording } from '../../recording.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import { indexErrors } from './boards.rules.ts';
import { cardAlone, type CardRow } from './boards.table.ts';
import { cardPlaces, findCardOn, placeCard } from './cards.store.ts';
import { requireColumn } from './column-changes.ts';

/** And the caller's name for the index, for errors. */
interface Place {
  columnId: string;
  /** Default: the end. */
  index?: number | null | undefined;
  field: string;
}

/** From anywhere on the board, unless the caller says from where. */
export function putCardAt(context: Context, input: MoveCardInput) {
  const { boardId, id, columnId, index, fromColumnId } = input;
  const moved = changeOnBoard(context, boardId, async (recording) => {
    const stored = await findCardOn(recording.db, { boardId, id });
    if (!stored) throw notFound('Card');
    if (fromColumnId && stored.columnId !== fromColumnId) throw new StaleVersion();
    await requireColumn(recording.db, { boardId, id: columnId });
    return { card: await put(recording, id, { columnId, index, field: 'index' }) };
  });
  return refuseStale(context, { field: 'card', id }, moved);
}

export function moveFromTo(context: Context, { boardId, source, destination }: MoveCardAtInput) {
  return moveAt(
    context,
    boardId,
    { ...source, field: 'source.index' },
    { ...destination, field: 'destination.index' },
  );
}

export function moveWithin(context: Context, input: ReorderCardInput) {
  const { boardId, columnId, startIndex, endIndex } = input;
  return moveAt(
    context,
    boardId,
    { columnId, index: startIndex, field: 'startIndex' },
    { columnId, index: endIndex, field: 'endIndex' },
  );
}

function moveAt(context: Context, boardId: string, from: Place & { index: number }, to: Place) {
  return changeOnBoard(context, boardId, async (recording) => {
    const { db } = recording;
    await requireColumn(db, { boardId, id: from.columnId });
    await requireColumn(db, { boardId, id: to.columnId });
    const places = await cardPlaces(db, from.columnId);
    refuseErrors(indexErrors(from.field, from.index, places.length - 1));
    return { card: await put(recording, places[from.index]!.id, to) };
  });
}

/** The index counts the other cards. */
async function put({ db, touch }: Recording, id: string, to: Place): Promise<CardRow> {
  const others = (await cardPlaces(db, to.columnId)).filter((place) => place.id !== id);
  const ranks = others.map(({ rank }) => rank);
  const index = to.index ?? ranks.length;
  refuseErrors(indexErrors(to.field, index, ranks.length));
  await touch(cardAlone, id);
  return placeCard(db, id, { columnId: to.columnId, rank: rankAt(ranks, index) });
}
