import type { RecordContext as Context } from '../context.ts';
import type { Db } from '../../database/database.ts';
import { mayReadTitle } from '../access.ts';
import { rowsByIds } from '../write/snapshots.ts';
import type { RecordKind, Row } from '../declare/record.ts';
import { valueIn } from './activities.rules.ts';

/** Kinds of the records that id columns refer to, by column. */
const references: Record<string, string> = {
  ownerId: 'Account',
  customerId: 'Customer',
  invoiceId: 'Invoice',
  lossReasonId: 'LossReason',
  productId: 'Product',
  columnId: 'BoardColumn',
  boardId: 'Board',
  memberId: 'BoardMember',
  labelId: 'BoardLabel',
  tagId: 'TodoTag',
};

/** Id columns of the record that gives the rows of a list their title, by list. */
const listReferences: Record<string, string> = {
  boardMemberships: 'memberId',
  cardMembers: 'memberId',
  cardLabels: 'labelId',
  todoTaggings: 'tagId',
  cartItems: 'productId',
};

/** Describes board members, which are not records of their own, so that they have titles. */
const members: RecordKind = {
  kind: 'BoardMember',
  table: 'boardMembers',
  title: 'name',
  access: { read: 'GUEST', write: 'EDITOR', delete: 'EDITOR' },
};

/**
 * Returns the title of the record that a field refers to; null when the field is not a reference or the record is
 * missing.
 */
export async function titleOfReference(
  context: Context,
  field: string,
  json: string | null | undefined,
): Promise<string | null> {
  const value = valueIn(json);
  const column = listReferences[field];
  if (column === undefined) return titleOf(context, field, value);
  if (!Array.isArray(value)) return null;
  const rows = value as Row[];
  const titles = await Promise.all(rows.map((row) => titleOf(context, column, row[column])));
  return (
    titles
      .map((title, index) => title && withAmount(title, rows[index]!))
      .filter(Boolean)
      .join(', ') || null
  );
}

const withAmount = (title: string, { amount }: Row) =>
  typeof amount === 'number' ? `${amount} × ${title}` : title;

const titleOf = (context: Context, column: string, id: unknown) =>
  titleOfRecord(context, references[column] ?? '', id);

/** Returns a record's title; null when there is none. */
export async function titleOfRecord(context: Context, kind: string, id: unknown) {
  const record = kind === members.kind ? members : context.records.get(kind);
  if (!record?.title || typeof id !== 'string') return null;
  const row = await context.load(batchOf(record), id);
  if (!row || !mayReadTitle(context, record, row)) return null;
  const title = row[record.title];
  return typeof title === 'string' ? title : null;
}

type Batch = (db: Db, ids: readonly string[]) => Promise<Map<string, Row>>;

/** The functions that read titles, one for each kind, so that the loads of a request are batched. */
const batches = new Map<RecordKind, Batch>();

function batchOf(record: RecordKind): Batch {
  const known = batches.get(record);
  if (known) return known;
  const batch: Batch = (db, ids) => rowsByIds(db, record, ids);
  batches.set(record, batch);
  return batch;
}
