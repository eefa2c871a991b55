import type { Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../graphql/errors.ts';
import type { RenameBoardInput } from '../../graphql/generated/resolvers.ts';
import { createRecord, deleteRecord, update, updateRecord } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import { newId } from '../../store/new-id.ts';
import { boardAlone, boardRecord, boardWithMembers } from './boards.record.ts';
import { idsAmong, insertMissingMembers } from './boards.store.ts';
import type { BoardMembershipRow, BoardRow } from './boards.table.ts';

/** Serializes changes of a board, so that the positions it reads stay valid. */
export function changeOnBoard<Changed extends object>(
  context: Context,
  boardId: string,
  change: (writing: Writing) => Promise<Changed>,
): Promise<Changed & { board: BoardRow }> {
  return commit(context, async (writing) => {
    const board = (await writing.lock(boardAlone, [boardId])).get(boardId);
    if (!board) throw notFound('Board');
    return { ...(await change(writing)), board: board.row };
  });
}

export const makeBoard = (context: Context, title: string): Promise<BoardRow> =>
  createRecord(context, boardAlone, { row: { id: newId(), title, version: 1 } as BoardRow });

export const changeBoardTitle = (context: Context, input: RenameBoardInput): Promise<BoardRow> =>
  updateRecord(context, boardAlone, input, () => ({ row: { title: input.title } }));

export const removeBoard = async (context: Context, id: string) => ({
  id,
  activityId: await deleteRecord(context, boardRecord, { id }),
});

export function addMember(context: Context, { boardId, memberId }: BoardMembershipRow) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    await insertMissingMembers(db, [memberId]);
    const known = await idsAmong(db, 'boardMembers', [memberId]);
    if (!known.has(memberId)) throw invalid({ memberId: 'is not a member' });
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
  update(boardWithMembers, { id }, ({ parts }) => ({
    parts: { boardMemberships: to(parts.boardMemberships) },
  }));
