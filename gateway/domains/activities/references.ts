import type { Context } from '../../graphql/context.ts';
import type { Db } from '../../store/database.ts';
import { valueIn } from './activities.rules.ts';
import { recordsByIds, type RecordKind, type Row } from '../../store/records.ts';

/** Columns that hold the id of another record, and its kind. */
const references: Record<string, string> = {
  ownerId: 'Account',
  customerId: 'Customer',
  invoiceId: 'Invoice',
  productId: 'Product',
  columnId: 'BoardColumn',
};

/** What people know the record by that a field refers to; null when it is no reference, or that is gone. */
export async function titleOfReference(
  { load, records }: Context,
  field: string,
  json: string | null | undefined,
): Promise<string | null> {
  const record = records.get(references[field] ?? '');
  const id = valueIn(json);
  if (!record?.title || typeof id !== 'string') return null;
  const title = (await load(batchOf(record), id))?.[record.title];
  return typeof title === 'string' ? title : null;
}

type Batch = (db: Db, ids: readonly string[]) => Promise<Map<string, Row>>;

/** One function for each kind, so that the loads of a request are batched. */
const batches = new Map<RecordKind, Batch>();

function batchOf(record: RecordKind): Batch {
  const known = batches.get(record);
  if (known) return known;
  const batch: Batch = (db, ids) => recordsByIds(db, record, ids);
  batches.set(record, batch);
  return batch;
}
