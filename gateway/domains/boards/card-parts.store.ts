import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';

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

function idsOf(parts: Map<string, { id: string }[]>): Map<string, string[]> {
  return new Map([...parts].map(([cardId, rows]) => [cardId, rows.map(({ id }) => id)]));
}
