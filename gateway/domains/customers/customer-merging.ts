import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, notFound } from '../../graphql/errors.ts';
import type { CustomerMergeField, MergeCustomersInput } from '../../graphql/generated/resolvers.ts';
import { removal, update } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import type { HeldIn, RecordKind } from '../../records/record.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { belongingIds } from './customer-merging.store.ts';
import { customerRecord } from './customers.record.ts';
import { tagRows } from './customers.rules.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';

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

/** Undone by one `restore`. */
export function mergeCustomers(context: Context, input: MergeCustomersInput) {
  if (input.keepId === input.mergeId) throw invalid({ mergeId: 'is the customer that is kept' });
  return commit(context, (writing) => merge(writing, context, input));
}

async function merge(writing: Writing, context: Context, input: MergeCustomersInput) {
  const { activityId, db, lock, track, write } = writing;
  const { keepId, mergeId } = input;
  await lockBelongings(db, [keepId, mergeId].toSorted());
  const { kept, merged } = bothOf(await lock(customerRecord, [keepId, mergeId]), input);
  // The activity is about the one that is kept.
  await track(customerRecord, [keepId, mergeId]);
  const movedCount = await takeOver(writing, context, { keepId, mergeId });
  const tags = [...kept.parts.customerTags, ...merged.parts.customerTags].map(({ tag }) => tag);
  const notes = [...kept.parts.customerNotes, ...merged.parts.customerNotes];
  const [customer] = await write([
    update(customerRecord, { id: keepId }, () => ({
      row: takenFrom(merged.row, input.take ?? []),
      parts: {
        customerTags: tagRows(keepId, tags),
        customerNotes: notes.map((note) => ({ ...note, customerId: keepId })),
      },
    })),
    removal(customerRecord, { id: mergeId }),
  ]);
  return { activityId, customer: customer!.row, movedCount };
}

type HeldCustomer = HeldIn<'customers', 'customerTags' | 'customerNotes'>;

function bothOf(found: ReadonlyMap<string, HeldCustomer>, input: MergeCustomersInput) {
  const { keepId, keepVersion, mergeId, mergeVersion } = input;
  const [kept, merged] = [found.get(keepId), found.get(mergeId)];
  if (!kept || !merged) throw notFound('Customer');
  if (kept.row.version !== keepVersion || merged.row.version !== mergeVersion) {
    throw conflict('One of the two was changed by someone else');
  }
  return { kept, merged };
}

/** How many deals and invoices went over to the kept customer. */
async function takeOver(
  { db, write }: Writing,
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
    const record = records.get(kind) as RecordKind<HeldIn<typeof table>>;
    const moved = () => ({ row: { customerId: keepId } });
    await write(ids.map((id) => update(record, { id }, moved)));
  }
  return count;
}

function takenFrom(merged: CustomerRow, take: readonly CustomerMergeField[]) {
  const columns = take.flatMap((field) => columnsOf[field] ?? [field as keyof CustomerRow]);
  return Object.fromEntries(
    columns.map((column) => [column, merged[column]]),
  ) as Partial<CustomerRow>;
}
