import { callerOf, type Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import { textErrors, writtenText } from '../../graphql/entered.ts';
import type { AddDealNoteInput, MoveDealToStageInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { insertEntry } from './deal-parts.store.ts';
import { moveErrors, stages } from './deals.rules.ts';
import { findDeal, updateDeal } from './deals.store.ts';
import { type DealEntryRow, dealRecord, type DealRow, type DealStage } from './deals.table.ts';

export function moveDeal(
  context: Context,
  input: MoveDealToStageInput,
): Promise<{ deal: DealRow; activityId: string }> {
  const { id, version, stage } = input;
  const lostReason = writtenText(input.lostReason) ?? null;
  const moved = recorded(context, async ({ activityId, db, touch }) => {
    await touch(dealRecord, id);
    const stored = await findDeal(db, id);
    if (!stored) throw notFound('Deal');
    refuseErrors(moveErrors(stored, { stage, lostReason }));
    const isMove = stage !== stored.stage;
    const stageChangedAt = isMove ? new Date().toISOString() : stored.stageChangedAt;
    const changes = { stage, stagePosition: stages.indexOf(stage), lostReason, stageChangedAt };
    const deal = await updateDeal(db, { id, version: version ?? stored.version }, changes);
    if (!deal) throw new StaleVersion();
    if (isMove) await tellOfStage({ db, context }, deal, stored.stage);
    return { deal, activityId };
  });
  return refuseStale(context, { field: 'deal', id }, moved);
}

export function writeNote(
  context: Context,
  { id, text }: AddDealNoteInput,
): Promise<{ deal: DealRow; entry: DealEntryRow }> {
  const written = text.trim();
  refuseErrors(textErrors([['text', written, 2_000, true]]));
  return recorded(context, async ({ db, touch }) => {
    await touch(dealRecord, id);
    const deal = await findDeal(db, id);
    if (!deal) throw notFound('Deal');
    const noted = { kind: 'note', text: written, fromStage: null, toStage: null } as const;
    const entry = await insertEntry(db, { ...signed(context), ...noted, dealId: id });
    return { deal, entry };
  });
}

export async function tellOfStage(
  { db, context }: { db: Db; context: Context },
  { id, stage, lostReason }: DealRow,
  fromStage: DealStage | null,
): Promise<void> {
  const told = { kind: 'stage', text: lostReason, fromStage, toStage: stage } as const;
  await insertEntry(db, { ...signed(context), ...told, dealId: id });
}

function signed(context: Context) {
  const { id, name } = callerOf(context).account;
  return { id: newId(), at: new Date().toISOString(), accountId: id, accountName: name };
}
