import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CustomerMergeField, MergeCustomersInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { lockRecords } from '../../records/copies.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { belongingIds, moveBelongings } from './customer-merging.store.ts';
import { moveNotes } from './customer-notes.store.ts';
import { customerErrors, derivedFields, enteredTags } from './customers.rules.ts';
import {
  customersByIds,
  deleteCustomer,
  replaceTags,
  tagsByCustomerIds,
  updateCustomer,
} from './customers.store.ts';
import { customerRecord, type CustomerRow } from './customers.table.ts';

const MOST_MOVED = 1_000;

const belongings = [
  { table: 'deals', kind: 'Deal' },
  { table: 'invoices', kind: 'Invoice' },
] as const;

/** Columns merged together with a field; any other field is a column of its own. */
const columnsOf: Partial<Record<CustomerMergeField, readonly (keyof CustomerRow)[]>> = {
  position: ['latitude', 'longitude'],
  owner: ['ownerId'],
};

export function mergeCustomers(context: Context, input: MergeCustomersInput) {
  if (input.keepId === input.mergeId) throw invalid({ mergeId: 'is the customer that is kept' });
  return recorded(context, (recording) => merge(recording, context, input));
}

async function merge(recording: Recording, context: Context, input: MergeCustomersInput) {
  const { activityId, db, touchMany } = recording;
  const { keepId, mergeId } = input;
  const ids = [keepId, mergeId].toSorted();
  await lockBelongings(db, ids);
  await lockRecords(db, customerRecord, ids);
  // The kept customer first: the activity is named after it.
  await touchMany(customerRecord, [keepId, mergeId]);
  const { kept, merged } = await bothOf(db, input);
  const movedCount = await takeOver(recording, context, { keepId, mergeId });
  const tags = await tagsByCustomerIds(db, ids);
  await deleteCustomer(db, mergeId);
  const customer = await rewrite(db, {
    kept,
    taken: takenFrom(merged, input.take ?? []),
    tags: enteredTags([...tags.get(keepId)!, ...tags.get(mergeId)!]),
  });
  return { activityId, customer, movedCount };
}

async function bothOf(db: Db, input: MergeCustomersInput) {
  const { keepId, keepVersion, mergeId, mergeVersion } = input;
  const found = await customersByIds(db, [keepId, mergeId]);
  const [kept, merged] = [found.get(keepId), found.get(mergeId)];
  if (!kept || !merged) throw notFound('Customer');
  if (kept.version !== keepVersion || merged.version !== mergeVersion) {
    throw conflict('One of the two was changed by someone else');
  }
  return { kept, merged };
}

/** Moves deals, invoices and notes; answers how many deals and invoices. */
async function takeOver(
  { db, touchMany }: Recording,
  { records }: Context,
  { keepId, mergeId }: Pick<MergeCustomersInput, 'keepId' | 'mergeId'>,
): Promise<number> {
  let count = 0;
  for (const { table, kind } of belongings) {
    const ids = await belongingIds(db, table, mergeId);
    count += ids.length;
    if (count > MOST_MOVED) {
      throw invalid({ mergeId: `must have at most ${MOST_MOVED} deals and invoices` });
    }
    await touchMany(records.get(kind)!, ids);
    await moveBelongings(db, table, { fromId: mergeId, toId: keepId });
  }
  await moveNotes(db, mergeId, keepId);
  return count;
}

function takenFrom(merged: CustomerRow, take: readonly CustomerMergeField[]) {
  const columns = take.flatMap((field) => columnsOf[field] ?? [field as keyof CustomerRow]);
  return Object.fromEntries(columns.map((column) => [column, merged[column]]));
}

async function rewrite(
  db: Db,
  {
    kept,
    taken,
    tags,
  }: { kept: CustomerRow; taken: Partial<CustomerRow>; tags: readonly string[] },
): Promise<CustomerRow> {
  const entered = { ...kept, ...taken };
  refuseErrors(customerErrors(entered, tags));
  const customer = await updateCustomer(db, kept, { ...taken, ...derivedFields(entered) });
  await replaceTags(db, kept.id, tags);
  return customer!;
}
