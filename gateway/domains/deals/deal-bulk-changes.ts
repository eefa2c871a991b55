import { selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { writtenText } from '../../graphql/entered.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type {
  DeleteDealsInput,
  MoveDealsToStageInput,
  UpdateDealsInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { refuseUnknownOwner } from '../../store/owners.ts';
import { changeDeals, dealsByIds, deleteDeals, selectDeals } from './deal-bulk.store.ts';
import { tellOfStage } from './deal-timeline.ts';
import { canMove, lostReasonErrors, stages } from './deals.rules.ts';
import { dealRecord, type DealRow } from './deals.table.ts';

const idOf = ({ id }: DealRow) => id;

export function removeDeals(context: Context, input: DeleteDealsInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = (await selected(db, input)).map(idOf);
    await touchMany(dealRecord, ids);
    return { activityId, count: await deleteDeals(db, ids) };
  });
}

export function updateDeals(context: Context, { ownerId = null, ...input }: UpdateDealsInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    await refuseUnknownOwner(db, ownerId);
    const ids = (await selected(db, input)).map(idOf);
    await touchMany(dealRecord, ids);
    return { activityId, count: await changeDeals(db, ids, { ownerId }) };
  });
}

/** Skips deals that may not move there. */
export function moveDeals(context: Context, { stage, ...input }: MoveDealsToStageInput) {
  const to = { stage, lostReason: writtenText(input.lostReason) ?? null };
  refuseErrors(lostReasonErrors(to));
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const chosen = await selected(db, input);
    const wouldMove = (deal: DealRow) => deal.stage !== stage && canMove(deal, stage);
    const ids = chosen.filter(wouldMove).map(idOf);
    await touchMany(dealRecord, ids);
    // Another change may have moved or invoiced one before the lock.
    const movable = (await dealsByIds(db, ids)).filter(wouldMove);
    if (movable.length === 0) throw conflict(`None of these deals can be moved to ${stage}`);
    const place = {
      stagePosition: stages.indexOf(stage),
      stageChangedAt: new Date().toISOString(),
    };
    const count = await changeDeals(db, movable.map(idOf), { ...to, ...place });
    for (const deal of movable) await tellOfStage({ db, context }, { ...deal, ...to }, deal.stage);
    return { activityId, count, skippedCount: chosen.length - count };
  });
}

const selected = (db: Db, { ids, filter }: DeleteDealsInput): Promise<DealRow[]> =>
  selectedRecords({ ids, filter }, 'Deal', (most) =>
    selectDeals(db, ids ? { ids } : (filter ?? {}), most),
  );
