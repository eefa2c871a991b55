import { cleanHtml } from '../../formats/clean-html.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { given } from '../../formats/entered.ts';
import { type FieldErrors, invalid, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  AddCardInput,
  DeleteCardInput,
  UpdateCardInput,
} from '../../graphql/generated/resolvers.ts';
import { textOfHtml } from '../../formats/html-text.ts';
import { createChange, deleteChange, updateChange } from '../../records/write/changes.ts';
import { declarationOf } from '../../records/declarations.ts';
import { rowFromInput, newRow } from '../../records/write/from-input.ts';
import type { CardRow } from '../../records/generated/rows.ts';
import { rankedRowsOf, rankForIndex } from '../../records/read/ranked-rows.ts';
import type { Db } from '../../database/database.ts';
import { changeOnBoard, requireCard, requireColumn } from './board-changes.ts';
import { cardRecord } from './boards.record.ts';
import { sentErrors, writerErrors } from './boards.rules.ts';
import { countCards, listLabels, membersAmong } from './boards.store.ts';
import type { CardAttachmentRow } from './boards.table.ts';
import { attachmentsToStore } from './card-attachments.rules.ts';
import { writeComments } from './card-comments.ts';

const MOST_CARDS = 2_000;

const declaration = declarationOf('Card');

export function makeCard(context: Context, { boardId, columnId, title }: AddCardInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    await requireColumn(db, { boardId, id: columnId });
    if ((await countCards(db, boardId)) >= MOST_CARDS) {
      throw invalid({ boardId: problem('too_many_cards', { most: MOST_CARDS }) });
    }
    const rank = rankForIndex(await rankedRowsOf(db, 'cards', 'columnId', columnId));
    const entered = newRow(declaration, { title });
    const row = { ...entered, columnId, rank, descriptionHtml: null } as unknown as CardRow;
    const [card] = await write([createChange(cardRecord, { row })]);
    return { card: card!.row };
  });
}

export function changeCard(context: Context, sent: UpdateCardInput) {
  const callerId = requireCaller(context).account.id;
  refuseErrors(sentErrors(sent));
  const { boardId, title, coverImage, members, comments } = sent;
  return changeOnBoard(context, boardId, async (unit) => {
    const { db, write } = unit;
    await requireCard(db, sent);
    const input = { ...sent, labels: await labelIdsOf(db, sent.labels) };
    const writers = comments ? [callerId, ...comments.map(({ uid }) => uid)] : [];
    refuseErrors(writerErrors(sent, await membersAmong(db, [...(members ?? []), ...writers])));
    const at = (errors: FieldErrors) => asSent(sent, errors);
    const change = updateChange(cardRecord, { ...input, mapErrors: at }, ({ row, parts }) => ({
      row: { ...rowFromInput(declaration, { title, coverImage }), ...descriptionOf(sent, row) },
      parts: partsOf(input, parts),
    }));
    const [card] = await write([change]);
    await writeComments(context, unit, sent);
    return { card: card!.row };
  });
}

export function removeCard(context: Context, { boardId, id }: DeleteCardInput) {
  return changeOnBoard(context, boardId, async ({ db, write }) => {
    await requireCard(db, { boardId, id });
    await write([deleteChange(cardRecord, { id })]);
    return { id };
  });
}

/** Takes ids or numbers; an unknown one stays as it is. */
async function labelIdsOf(db: Db, named: UpdateCardInput['labels']) {
  if (!named) return named;
  const labels = await listLabels(db);
  const byNumber = new Map(labels.map(({ createdNumber, id }) => [String(createdNumber), id]));
  return named.map((each) => byNumber.get(each) ?? each);
}

/** Moves an error of the description to `descriptionHtml` where the text came from that. */
function asSent({ descriptionHtml }: UpdateCardInput, errors: FieldErrors): FieldErrors {
  const { description, ...others } = errors;
  if (description === undefined || descriptionHtml == null) return errors;
  return { ...others, descriptionHtml: description };
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

function partsOf(
  { id: cardId, members, labels, attachments }: UpdateCardInput,
  { cardAttachments }: { cardAttachments: readonly CardAttachmentRow[] },
) {
  const files = attachments && attachmentsToStore(attachments, cardAttachments);
  return given({
    cardMembers: once(members)?.map((memberId, position) => ({ cardId, memberId, position })),
    cardLabels: once(labels)?.map((labelId, position) => ({ cardId, labelId, position })),
    cardAttachments: files?.map((file, position) => ({ ...file, cardId, position })),
  });
}

const once = (ids: readonly string[] | null | undefined) => ids && [...new Set(ids)];
