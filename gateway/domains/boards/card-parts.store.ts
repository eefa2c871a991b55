import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { CardAttachmentRow, CardCommentRow } from './boards.table.ts';

type CardPart = 'cardMembers' | 'cardLabels' | 'cardAttachments' | 'cardComments';

export type NewAttachment = Omit<CardAttachmentRow, 'cardId' | 'position'>;
export type NewComment = Omit<CardCommentRow, 'cardId' | 'position'>;

export async function memberIdsByCardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cardMembers')
    .select(['cardId', 'memberId as id'])
    .where('cardId', 'in', ids)
    .orderBy('cardId')
    .orderBy('position')
    .execute();
  return idsOf(grouped(ids, rows, ({ cardId }) => cardId));
}

export async function labelIdsByCardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cardLabels')
    .select(['cardId', 'labelId as id'])
    .where('cardId', 'in', ids)
    .orderBy('cardId')
    .orderBy('position')
    .execute();
  return idsOf(grouped(ids, rows, ({ cardId }) => cardId));
}

export async function labelNumbersByCardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cardLabels')
    .innerJoin('boardLabels', 'boardLabels.id', 'cardLabels.labelId')
    .select(['cardId', 'createdNumber'])
    .where('cardId', 'in', ids)
    .orderBy('cardId')
    .orderBy('cardLabels.position')
    .execute();
  const parts = grouped(ids, rows, ({ cardId }) => cardId);
  return new Map([...parts].map(([id, all]) => [id, all.map((each) => each.createdNumber!)]));
}

export async function attachmentsByCardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cardAttachments')
    .selectAll()
    .where('cardId', 'in', ids)
    .orderBy('cardId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ cardId }) => cardId);
}

export async function commentsByCardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cardComments')
    .selectAll()
    .where('cardId', 'in', ids)
    .orderBy('cardId')
    .orderBy('position')
    .execute();
  return grouped(ids, rows, ({ cardId }) => cardId);
}

export async function replaceMembers(db: Db, cardId: string, ids: readonly string[]) {
  await emptyPart(db, 'cardMembers', cardId);
  if (ids.length === 0) return;
  const rows = [...new Set(ids)].map((memberId, position) => ({ cardId, memberId, position }));
  await db.insertInto('cardMembers').values(rows).execute();
}

export async function replaceLabels(db: Db, cardId: string, ids: readonly string[]) {
  await emptyPart(db, 'cardLabels', cardId);
  if (ids.length === 0) return;
  const rows = [...new Set(ids)].map((labelId, position) => ({ cardId, labelId, position }));
  await db.insertInto('cardLabels').values(rows).execute();
}

/** False when one of the ids is taken. */
export async function replaceAttachments(
  db: Db,
  cardId: string,
  attachments: readonly NewAttachment[],
): Promise<boolean> {
  await emptyPart(db, 'cardAttachments', cardId);
  if (attachments.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cardAttachments')
    .values(attachments.map((attachment, position) => ({ ...attachment, cardId, position })))
    .onConflict((found) => found.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === attachments.length;
}

/** False when one of the ids is taken. */
export async function replaceComments(
  db: Db,
  cardId: string,
  comments: readonly NewComment[],
): Promise<boolean> {
  await emptyPart(db, 'cardComments', cardId);
  if (comments.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cardComments')
    .values(comments.map((comment, position) => ({ ...comment, cardId, position })))
    .onConflict((found) => found.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === comments.length;
}

async function emptyPart(db: Db, part: CardPart, cardId: string): Promise<void> {
  await db.deleteFrom(part).where('cardId', '=', cardId).execute();
}

function idsOf(parts: Map<string, { id: string }[]>): Map<string, string[]> {
  return new Map([...parts].map(([cardId, rows]) => [cardId, rows.map(({ id }) => id)]));
}
