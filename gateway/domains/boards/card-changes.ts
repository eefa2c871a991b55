import { cleanHtml } from '../../clean-html.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddCardInput,
  DeleteCardInput,
  UpdateCardInput,
} from '../../graphql/generated/resolvers.ts';
import { textOfHtml } from '../../html-text.ts';
import type { Recording } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { folded } from '../../store/folding.ts';
import { newId } from '../../store/new-id.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import {
  cardErrors,
  descriptionErrors,
  MOST_CARDS,
  referenceErrors,
  titleErrors,
} from './boards.rules.ts';
import { idsAmong, insertMissingMembers, labelIdsOf } from './boards.store.ts';
import { cardRecord, type CardRow } from './boards.table.ts';
import { attachmentsToStore } from './card-attachments.rules.ts';
import {
  attachmentsByCardIds,
  commentsByCardIds,
  replaceAttachments,
  replaceComments,
  replaceLabels,
  replaceMembers,
} from './card-parts.store.ts';
import {
  cardPlaces,
  countCards,
  deleteCard,
  findCardOn,
  insertCard,
  updateCard,
} from './cards.store.ts';
import { requireColumn } from './column-changes.ts';
import { commentsSaid } from './comments.rules.ts';

export function makeCard(context: Context, { boardId, columnId, title }: AddCardInput) {
  refuseErrors(titleErrors(title));
  return changeOnBoard(context, boardId, async ({ db, touch }) => {
    await requireColumn(db, { boardId, id: columnId });
    if ((await countCards(db, boardId)) >= MOST_CARDS) {
      throw invalid({ boardId: `must have at most ${MOST_CARDS} cards` });
    }
    const ranks = (await cardPlaces(db, columnId)).map(({ rank }) => rank);
    const id = newId();
    await touch(cardRecord, id);
    const rank = rankAt(ranks, ranks.length);
    const texts = { title, searchText: folded(title), description: '', descriptionHtml: null };
    return {
      card: await insertCard(db, { ...texts, id, columnId, coverImage: null, rank, version: 1 }),
    };
  });
}

export function changeCard(context: Context, input: UpdateCardInput) {
  refuseErrors(cardErrors(input));
  const changed = changeOnBoard(context, input.boardId, async (recording) => ({
    card: await change(context, recording, input),
  }));
  return refuseStale(context, { field: 'card', id: input.id }, changed);
}

async function change(
  context: Context,
  { db, touch }: Recording,
  sent: UpdateCardInput,
): Promise<CardRow> {
  const stored = await findCardOn(db, sent);
  if (!stored) throw notFound('Card');
  const input = { ...sent, labels: sent.labels && (await labelIdsOf(db, sent.labels)) };
  await refuseUnknown(db, input);
  await touch(cardRecord, stored.id);
  const callerId = callerOf(context).account.id;
  if (input.comments) await insertMissingMembers(db, [callerId]);
  const from = { id: stored.id, version: input.version ?? stored.version };
  const card = await updateCard(db, from, columnsOf(input, stored));
  if (!card) throw new StaleVersion();
  await replaceParts(db, card.id, input, callerId);
  return card;
}

export function removeCard(context: Context, { boardId, id }: DeleteCardInput) {
  return changeOnBoard(context, boardId, async ({ activityId, db, touch }) => {
    if (!(await findCardOn(db, { boardId, id }))) throw notFound('Card');
    await touch(cardRecord, id);
    await deleteCard(db, id);
    return { id, activityId };
  });
}

async function refuseUnknown(db: Db, input: UpdateCardInput): Promise<void> {
  const writers = (input.comments ?? []).map(({ uid }) => uid);
  const people = [...(input.members ?? []), ...writers];
  await insertMissingMembers(db, people);
  const members = await idsAmong(db, 'boardMembers', people);
  const labels = await idsAmong(db, 'boardLabels', input.labels ?? []);
  refuseErrors(referenceErrors(input, members, labels));
}

function columnsOf(input: UpdateCardInput, stored: CardRow): Partial<CardRow> {
  const { title, coverImage } = input;
  return {
    ...given({ title, searchText: title && folded(title) }),
    ...descriptionOf(input, stored),
    ...(coverImage !== undefined && { coverImage: coverImage || null }),
  } as Partial<CardRow>;
}

/** Plain text that is sent back unchanged keeps its formatting. */
function descriptionOf(
  { description, descriptionHtml }: UpdateCardInput,
  stored: CardRow,
): Partial<CardRow> {
  if (descriptionHtml != null) {
    const html = cleanHtml(descriptionHtml);
    const text = textOfHtml(html);
    refuseErrors(descriptionErrors(text));
    return { description: text, descriptionHtml: html };
  }
  if (description == null || description === stored.description) return {};
  return { description, descriptionHtml: null };
}

async function replaceParts(
  db: Db,
  id: string,
  input: UpdateCardInput,
  callerId: string,
): Promise<void> {
  const { members, labels, attachments, comments } = input;
  if (members) await replaceMembers(db, id, members);
  if (labels) await replaceLabels(db, id, labels);
  const before = (await attachmentsByCardIds(db, [id])).get(id) ?? [];
  const files = attachments && attachmentsToStore(attachments, before, newId);
  if (files && !(await replaceAttachments(db, id, files))) throw taken('attachments');
  const stored = comments ? (await commentsByCardIds(db, [id])).get(id)! : [];
  const saying = { stored, callerId, now: new Date().toISOString() };
  const said = comments && commentsSaid(comments, saying);
  if (said && !(await replaceComments(db, id, said))) throw taken('comments');
}

function taken(field: 'attachments' | 'comments') {
  return conflict(`One of these ${field} has an id that exists`, {
    fields: { [field]: 'has an id that is taken' },
  });
}
