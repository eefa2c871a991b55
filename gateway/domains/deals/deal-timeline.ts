import { requireCaller, type Context } from '../../services/context.ts';
import { writtenText } from '../../formats/entered.ts';
import { refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  AddDealNoteInput,
  MoveDealsToStageInput,
  MoveDealToStageInput,
} from '../../graphql/generated/resolvers.ts';
import { addNote } from '../../records/notes/note-changes.ts';
import { commitOne, updateChange } from '../../records/write/changes.ts';
import { bulkChange } from '../../records/write/bulk-changes.ts';
import type { DealRow, NoteRow } from '../../records/generated/rows.ts';
import { newId } from '../../database/new-id.ts';
import { dealRecord } from './deals.record.ts';
import { reasonText } from './loss-reasons.ts';
import { canMove, type Loss, lostReasonErrors } from './deals.rules.ts';
import { dealsByIds, entriesByDealIds, notesByDealIds } from './deals.store.ts';
import type { DealEntryRow, DealStage } from './deals.table.ts';

export async function moveDeal(context: Context, input: MoveDealToStageInput) {
  const { id, version } = input;
  const to = lossIn(input);
  const text = await reasonText(context, to);
  const change = moved(context, { id, version }, { to, text });
  const { state, activityId } = await commitOne(context, change);
  return { deal: state!.row, activityId };
}

const lossIn = ({ stage, lostReason, lossReasonId = null }: MoveDealsToStageInput): Loss => ({
  stage,
  lostReason: writtenText(lostReason) ?? null,
  lossReasonId,
});

export async function moveDeals(
  context: Context,
  { ids, filter, ...input }: MoveDealsToStageInput,
) {
  const to = lossIn(input);
  const { stage } = to;
  refuseErrors(lostReasonErrors(to));
  const text = await reasonText(context, to);
  return bulkChange(context, {
    record: dealRecord,
    which: { ids, filter },
    can: ({ row }) => row.stage !== stage && canMove(row, stage),
    change: ({ row: { id } }) => moved(context, { id }, { to, text }),
    otherwise: problem('deals_stay', { stage }),
  });
}

function moved(
  context: Context,
  which: { id: string; version?: number | null | undefined },
  { to, text }: { to: Loss; text: string | null },
) {
  return updateChange(dealRecord, which, ({ row, parts: { dealEntries: entries } }) => {
    if (to.stage === row.stage) return { row: to };
    const entry = stageEntry(
      context,
      { ...row, ...to, lostReason: text },
      { entries, from: row.stage },
    );
    return {
      row: { ...to, stageChangedAt: entry.at, closedAt: null },
      parts: { dealEntries: [...entries, entry] },
    };
  });
}

export async function writeNote(context: Context, { id, text }: AddDealNoteInput) {
  const { note } = await addNote(context, { kind: 'Deal', id, text });
  const deal = (await dealsByIds(context.db, [id])).get(id)!;
  return { deal, entry: asEntry(note) };
}

const MOST_LISTED = 100;

/** Returns the latest entries of a deal's timeline: its stage changes, and the notes on it as entries of before. */
export async function timelineOf({ id }: DealRow, { load }: Context): Promise<DealEntryRow[]> {
  const [stages = [], notes = []] = await Promise.all([
    load(entriesByDealIds, id),
    load(notesByDealIds, id),
  ]);
  return [...notes.map(asEntry), ...stages]
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1))
    .slice(0, MOST_LISTED);
}

const asEntry = ({ id, recordId: dealId, at, accountId, accountName, text }: NoteRow) => ({
  ...{ id, dealId, position: 0, at, accountId, accountName, text },
  ...{ kind: 'note' as const, fromStage: null, toStage: null },
});

export function stageEntry(
  context: Context,
  { id: dealId, stage: toStage, lostReason: text }: DealRow,
  { entries, from: fromStage }: { entries: readonly DealEntryRow[]; from: DealStage | null },
): DealEntryRow {
  return { ...signed(context, entries), kind: 'stage', text, fromStage, toStage, dealId };
}

function signed(context: Context, entries: readonly DealEntryRow[]) {
  const { id: accountId, name: accountName } = requireCaller(context).account;
  const position = Math.max(0, ...entries.map((entry) => entry.position)) + 1;
  return { id: newId(), position, at: new Date().toISOString(), accountId, accountName };
}
