import { selectedRecords } from '../../records/bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import type {
  CreateDealInput,
  DeleteDealsInput,
  UpdateDealInput,
  UpdateDealsInput,
} from '../../graphql/generated/resolvers.ts';
import {
  createRecord,
  deleteRecord,
  removal,
  update,
  updateRecord,
} from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { stageEntry } from './deal-timeline.ts';
import { dealRecord } from './deals.record.ts';
import { enteredColumns, productRows } from './deals.rules.ts';
import { selectDealIds } from './deals.store.ts';
import type { DealRow } from './deals.table.ts';

const nothing = {
  ...{ customerId: null, ownerId: null, lostReason: null, invoiceId: null },
  ...{ nextStep: null, nextStepOn: null },
};

export function makeDeal(context: Context, input: CreateDealInput): Promise<DealRow> {
  const id = input.id ?? newId();
  const now = new Date().toISOString();
  const row = {
    ...nothing,
    ...enteredColumns(input),
    id,
    stage: input.stage ?? 'lead',
    stageChangedAt: now,
    createdAt: now,
    version: 1,
  } as DealRow;
  const parts = {
    dealProducts: productRows(id, input.products ?? []),
    dealEntries: [stageEntry(context, row, { entries: [], from: null })],
  };
  return createRecord(context, dealRecord, { row, parts });
}

export function changeDeal(context: Context, input: UpdateDealInput): Promise<DealRow> {
  const { id, products } = input;
  return updateRecord(context, dealRecord, input, () => ({
    row: enteredColumns(input),
    parts: products ? { dealProducts: productRows(id, products) } : {},
  }));
}

export const removeDeal = (context: Context, id: string) =>
  deleteRecord(context, dealRecord, { id });

export function removeDeals(context: Context, input: DeleteDealsInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selectedDeals(db, input);
    await write(ids.map((id) => removal(dealRecord, { id })));
    return { activityId, count: ids.length };
  });
}

/** Without an owner nobody looks after them. */
export function updateDeals(context: Context, { ownerId = null, ...input }: UpdateDealsInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selectedDeals(db, input);
    await write(ids.map((id) => update(dealRecord, { id }, () => ({ row: { ownerId } }))));
    return { activityId, count: ids.length };
  });
}

export const selectedDeals = (db: Db, { ids, filter }: DeleteDealsInput): Promise<string[]> =>
  selectedRecords({ ids, filter }, 'Deal', (most) =>
    selectDealIds(db, ids ? { ids } : (filter ?? {}), most),
  );
