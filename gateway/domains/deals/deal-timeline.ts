import { callerOf, type Context } from '../../graphql/context.ts';
import { textErrors, writtenText } from '../../graphql/entered.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddDealNoteInput,
  MoveDealsToStageInput,
  MoveDealToStageInput,
} from '../../graphql/generated/resolvers.ts';
import { commitOne, update, updateRecord } from '../../records/changes.ts';
import { selectedIds } from '../../records/bulk-selection.ts';
import { commit } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import type { DealRow } from '../../records/generated/rows.ts';
import { newId } from '../../store/new-id.ts';
import { dealRecord } from './deals.record.ts';
import { canMove, lostReasonErrors } from './deals.rules.ts';
import type { DealEntryRow, DealStage } from './deals.table.ts';

const LONGEST_NOTE = 2_000;

export async function moveDeal(context: Context, input: MoveDealToStageInput) {
  const { id, version, stage } = input;
  const to = { stage, lostReason: writtenText(input.lostReason) ?? null };
  const { held, activityId } = await commitOne(context, moved(context, { id, version }, to));
  return { deal: held!.row, activityId };
}

/** Moves the deals that may go there. */
export function moveDeals(context: Context, { stage, ...input }: MoveDealsToStageInput) {
  const to = { stage, lostReason: writtenText(input.lostReason) ?? null };
  refuseErrors(lostReasonErrors(to));
  return commit(context, async ({ activityId, db, lock, write }) => {
    const kind = { declaration: declared('Deal'), record: dealRecord };
    const chosen = [...(await lock(dealRecord, await selectedIds(db, kind, input))).values()];
    const movable = chosen.filter(({ row }) => row.stage !== stage && canMove(row, stage));
    if (movable.length === 0) throw conflict(`None of these deals can be moved to ${stage}`);
    await write(movable.map(({ row: { id } }) => moved(context, { id }, to)));
    return { activityId, count: movable.length, skippedCount: chosen.length - movable.length };
  });
}

/** The timeline tells of the move. */
function moved(
  context: Context,
  which: { id: string; version?: number | null | undefined },
  to: Pick<DealRow, 'stage' | 'lostReason'>,
) {
  return update(dealRecord, which, ({ row, parts: { dealEntries: entries } }) => {
    if (to.stage === row.stage) return { row: to };
    const entry = stageEntry(context, { ...row, ...to }, { entries, from: row.stage });
    return {
      row: { ...to, stageChangedAt: entry.at },
      parts: { dealEntries: [...entries, entry] },
    };
  });
}

export async function writeNote(context: Context, { id, text }: AddDealNoteInput) {
  const written = text.trim();
  refuseErrors(textErrors([['text', written, LONGEST_NOTE, true]]));
  const noted = { kind: 'note', text: written, fromStage: null, toStage: null } as const;
  let entry: DealEntryRow | undefined;
  const deal = await updateRecord(context, dealRecord, { id }, ({ parts: { dealEntries } }) => {
    entry = { ...signed(context, dealEntries), ...noted, dealId: id };
    return { parts: { dealEntries: [...dealEntries, entry] } };
  });
  return { deal, entry: entry! };
}

export function stageEntry(
  context: Context,
  { id: dealId, stage: toStage, lostReason: text }: DealRow,
  { entries, from: fromStage }: { entries: readonly DealEntryRow[]; from: DealStage | null },
): DealEntryRow {
  return { ...signed(context, entries), kind: 'stage', text, fromStage, toStage, dealId };
}

/** The next entry, by the caller. */
function signed(context: Context, entries: readonly DealEntryRow[]) {
  const { id: accountId, name: accountName } = callerOf(context).account;
  const position = Math.max(0, ...entries.map((entry) => entry.position)) + 1;
  return { id: newId(), position, at: new Date().toISOString(), accountId, accountName };
}
