import { cleanHtml } from '../../clean-html.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddCardInput,
  DeleteCardInput,
  UpdateCardInput,
} from '../../graphql/generated/resolvers.ts';
import { textOfHtml } from '../../html-text.ts';
import { creation, removal, update } from '../../records/changes.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { rankAt } from '../../store/ranks.ts';
import { changeOnBoard } from './board-changes.ts';
import { cardRecord } from './boards.record.ts';
import { MOST_CARDS, referenceErrors, sentErrors } from './boards.rules.ts';
import { idsAmong, insertMissingMembers, labelIdsOf } from './boards.store.ts';
import type { CardAttachmentRow, CardCommentRow, CardRow } from './boards.table.ts';
import { attachmentsToStore } from './card-attachments.rules.ts';
import { cardPlaces, countCards, findCardOn } from './cards.store.ts';
import { requireColumn } from './column-changes.ts';
import { mergeComments } from './comments.rules.ts';

export function makeCard(context: Context, { boardId, columnId, title }: AddCardInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    await requireColumn(db, { boardId, id: columnId });
    if ((await countCards(db, boardId)) >= MOST_CARDS) {
      throw invalid({ boardId: `must have at most ${MOST_CARDS} cards` });
    }
    const ranks = (await cardPlaces(db, columnId)).map(({ rank }) => rank);
    const blank = { coverImage: null, description: '', descriptionHtml: null, version: 1 };
    const place = { columnId, rank: rankAt(ranks, ranks.length) };
    const row = { ...blank, ...place, id: newId(), title } as CardRow;
    const [card] = await write([creation(cardRecord, { row })]);
    return { card: card!.row };
  });
}

export function changeCard(context: Context, sent: UpdateCardInput) {
  const callerId = callerOf(context).account.id;
  refuseErrors(sentErrors(sent));
  return changeOnBoard(context, sent.boardId, async ({ db, write }) => {
    if (!(await findCardOn(db, sent))) throw notFound('Card');
    const input = { ...sent, labels: sent.labels && (await labelIdsOf(db, sent.labels)) };
    await refuseUnknown(db, input);
    if (input.comments) await insertMissingMembers(db, [callerId]);
    const change = update(cardRecord, input, ({ row, parts }) => ({
      row: columnsOf(input, row),
      parts: partsOf(input, parts, callerId),
    }));
    const [card] = await write([change]);
    return { card: card!.row };
  });
}

export function removeCard(context: Context, { boardId, id }: DeleteCardInput) {
  return changeOnBoard(context, boardId, async ({ activityId, db, write }) => {
    if (!(await findCardOn(db, { boardId, id }))) throw notFound('Card');
    await write([removal(cardRecord, { id })]);
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
    ...given({ title }),
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
    return { description: textOfHtml(html), descriptionHtml: html };
  }
  if (description == null || description === stored.description) return {};
  return { description, descriptionHtml: null };
}

interface StoredParts {
  cardAttachments: readonly CardAttachmentRow[];
  cardComments: readonly CardCommentRow[];
}

function partsOf(
  { id: cardId, members, labels, attachments, comments }: UpdateCardInput,
  { cardAttachments, cardComments }: StoredParts,
  callerId: string,
) {
  const files = attachments && attachmentsToStore(attachments, cardAttachments, newId);
  const options = { stored: cardComments, callerId, now: new Date().toISOString() };
  const merged = comments && mergeComments(comments, options);
  return given({
    cardMembers: once(members)?.map((memberId, position) => ({ cardId, memberId, position })),
    cardLabels: once(labels)?.map((labelId, position) => ({ cardId, labelId, position })),
    cardAttachments: files?.map((file, position) => ({ ...file, cardId, position })),
    cardComments: merged?.map((comment, position) => ({ ...comment, cardId, position })),
  });
}

const once = (ids: readonly string[] | null | undefined) => ids && [...new Set(ids)];
