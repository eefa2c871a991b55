import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { RenameBoardInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
import { folded } from '../../store/folding.ts';
import { newId } from '../../store/new-id.ts';
import { lockRecord } from '../../records/copies.ts';
import { titleErrors } from './boards.rules.ts';
import {
  deleteBoard,
  deleteMembership,
  findBoard,
  idsAmong,
  insertBoard,
  insertMembership,
  insertMissingMembers,
  updateBoard,
} from './boards.store.ts';
import { boardAlone, boardRecord, type BoardRow, boardWithMembers } from './boards.table.ts';

/** Serializes changes of a board, so that the positions it reads stay valid. */
export function changeOnBoard<Changed extends object>(
  context: Context,
  boardId: string,
  change: (recording: Recording) => Promise<Changed>,
): Promise<Changed & { board: BoardRow }> {
  return recorded(context, async (recording) => {
    await lockRecord(recording.db, boardRecord, boardId);
    const board = await findBoard(recording.db, boardId);
    if (!board) throw notFound('Board');
    return { ...(await change(recording)), board };
  });
}

export function makeBoard(context: Context, title: string): Promise<BoardRow> {
  refuseErrors(titleErrors(title));
  const id = newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(boardAlone, id);
    return insertBoard(db, { id, title, searchText: folded(title), version: 1 });
  });
}

export function changeBoardTitle(context: Context, input: RenameBoardInput): Promise<BoardRow> {
  const { id, title } = input;
  refuseErrors(titleErrors(title));
  const renamed = recorded(context, async ({ db, touch }) => {
    await touch(boardAlone, id);
    const stored = await findBoard(db, id);
    if (!stored) throw notFound('Board');
    const from = { id, version: input.version ?? stored.version };
    const board = await updateBoard(db, from, { title, searchText: folded(title) });
    if (!board) throw new StaleVersion();
    return board;
  });
  return refuseStale(context, { field: 'board', id }, renamed);
}

export function removeBoard(context: Context, id: string) {
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(boardRecord, id);
    if (!(await deleteBoard(db, id))) throw notFound('Board');
    return { id, activityId };
  });
}

interface Membership {
  boardId: string;
  memberId: string;
}

export function putMemberOn(context: Context, { boardId, memberId }: Membership) {
  return changeOnBoard(context, boardId, async ({ db, touch }) => {
    await insertMissingMembers(db, [memberId]);
    const known = await idsAmong(db, 'boardMembers', [memberId]);
    if (!known.has(memberId)) throw invalid({ memberId: 'is not a member' });
    await touch(boardWithMembers, boardId);
    await insertMembership(db, boardId, memberId);
    return {};
  });
}

export function takeMemberOff(context: Context, { boardId, memberId }: Membership) {
  return changeOnBoard(context, boardId, async ({ db, touch }) => {
    await touch(boardWithMembers, boardId);
    if (!(await deleteMembership(db, boardId, memberId))) throw notFound('Member');
    return {};
  });
}
