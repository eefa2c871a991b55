import type { Context } from '../../services/context.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { commitOne, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import type { RenameBoardInput } from '../../graphql/generated/resolvers.ts';
import type { BoardRow, CardRow } from '../../records/generated/rows.ts';
import { boardAlone, boardWithMembers } from './boards.record.ts';
import { cardsByIds, columnsByIds, membersAmong } from './boards.store.ts';
import type { BoardMembershipRow } from './boards.table.ts';

/** Serializes changes of a board, so that the positions it reads stay valid. */
export function changeOnBoard<Changed extends object>(
  context: Context,
  boardId: string,
  change: (unit: UnitOfWork) => Promise<Changed>,
): Promise<Changed & { activityId: string; board: BoardRow }> {
  return commit(context, async (unit) => {
    const board = (await unit.lock(boardAlone, [boardId])).get(boardId);
    if (!board) throw notFound('Board');
    return { ...(await change(unit)), activityId: unit.activityId, board: board.row };
  });
}

export async function changeBoardTitle(context: Context, { title, ...which }: RenameBoardInput) {
  const change = updateChange(boardAlone, which, () => ({ row: { title: title.trim() } }));
  const { activityId, state } = await commitOne(context, change);
  return { activityId, board: state!.row };
}

export interface OnBoard {
  boardId: string;
  /** The card's column; any column of the board when left out. */
  columnId?: string | null | undefined;
  id: string;
}

/** Throws NotFound unless the board has the column. */
export async function requireColumn(db: Db, { boardId, id }: OnBoard): Promise<void> {
  const column = (await columnsByIds(db, [id])).get(id);
  if (column?.boardId !== boardId) throw notFound('Column');
}

export async function requireCard(db: Db, { boardId, columnId, id }: OnBoard): Promise<CardRow> {
  const card = (await cardsByIds(db, [id])).get(id);
  if (!card || card.columnId !== (columnId ?? card.columnId)) throw notFound('Card');
  const column = (await columnsByIds(db, [card.columnId])).get(card.columnId);
  if (column?.boardId !== boardId) throw notFound('Card');
  return card;
}

export function addMember(context: Context, { boardId, memberId }: BoardMembershipRow) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    const known = await membersAmong(db, [memberId]);
    if (!known.has(memberId)) throw invalid({ memberId: problem('not_a_member') });
    await write([
      changeOfMembers(boardId, (members) =>
        members.some((each) => each.memberId === memberId)
          ? members
          : [...members, { boardId, memberId }],
      ),
    ]);
    return {};
  });
}

export function removeMember(context: Context, { boardId, memberId }: BoardMembershipRow) {
  return changeOnBoard(context, boardId, async ({ write }) => {
    await write([
      changeOfMembers(boardId, (members) => {
        const kept = members.filter((each) => each.memberId !== memberId);
        if (kept.length === members.length) throw notFound('Member');
        return kept;
      }),
    ]);
    return {};
  });
}

const changeOfMembers = (
  id: string,
  to: (members: readonly BoardMembershipRow[]) => readonly BoardMembershipRow[],
) =>
  updateChange(boardWithMembers, { id }, ({ parts }) => ({
    parts: { boardMemberships: to(parts.boardMemberships) },
  }));
