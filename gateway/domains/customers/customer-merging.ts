import type { Context } from '../../services/context.ts';
import { conflict, invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CustomerMergeField, MergeCustomersInput } from '../../graphql/generated/resolvers.ts';
import { deleteChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import { mergeParts } from '../../records/write/merge-parts.ts';
import { matchingIds } from '../../records/read/read.ts';
import type { StateIn, RecordKind } from '../../records/declare/record.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { customerRecord } from './customers.record.ts';
import { tagRows } from './customers.rules.ts';
import { filesOf, messageIdsOf } from './customers.store.ts';
import type { CustomerContactRow, CustomerRow } from '../../records/generated/rows.ts';

const MOST_MOVED = 1_000;

const belongings = ['Deal', 'Invoice', 'Event'];

/** The columns that are merged together with a field; any other field is a column of its own. */
const columnsOf: Partial<Record<CustomerMergeField, readonly (keyof CustomerRow)[]>> = {
  position: ['latitude', 'longitude'],
  owner: ['ownerId'],
};

/** Merges two customers; one `restore` undoes it. */
export function mergeCustomers(context: Context, input: MergeCustomersInput) {
  if (input.keepId === input.mergeId) throw invalid({ mergeId: problem('is_kept_customer') });
  // The one that is kept is named by the activity, even where it takes nothing from the other.
  return commit(context, (unit) => merge(unit, context, input), { action: 'updated' });
}

async function merge(unit: UnitOfWork, context: Context, input: MergeCustomersInput) {
  const { activityId, db, lock, trackFirst, write } = unit;
  const { keepId, mergeId } = input;
  await lockBelongings(db, [keepId, mergeId].toSorted());
  const { kept, merged } = bothOf(await lock(customerRecord, [keepId, mergeId]), input);
  // The activity is about the one that is kept.
  await trackFirst(customerRecord, [keepId, mergeId]);
  const movedCount = await takeOver(unit, context, { keepId, mergeId });
  const tags = [...kept.parts.customerTags, ...merged.parts.customerTags].map(({ tag }) => tag);
  const notes = [...kept.parts.customerNotes, ...merged.parts.customerNotes];
  const row = takenFrom(merged.row, input.take ?? []);
  const final = { ...kept.row, ...row };
  const contacts = [kept, merged].flatMap(contactsOf);
  const [customer] = await write([
    updateChange(customerRecord, { id: keepId }, () => ({
      row,
      parts: {
        customerTags: tagRows(keepId, tags),
        customerNotes: notes.map((note) => ({ ...note, customerId: keepId })),
        ...mergeParts(
          declarationOf('Customer'),
          withDroppedContact(kept, final, contacts),
          withDroppedContact(merged, final, contacts),
        ),
      },
    })),
    deleteChange(customerRecord, { id: mergeId }),
  ]);
  return { activityId, customer: customer!.row, movedCount };
}

type CustomerState = StateIn<'customers', 'customerTags' | 'customerNotes'>;

const contactsOf = ({ parts }: CustomerState) =>
  (parts as typeof parts & { customerContacts: CustomerContactRow[] }).customerContacts;

/** Returns the customer with a contact for its email and phone, where these would be lost. */
function withDroppedContact(
  customer: CustomerState,
  final: CustomerRow,
  contacts: readonly CustomerContactRow[],
): CustomerState {
  const { row, parts } = customer;
  const isLeft = (column: 'email' | 'phone') =>
    row[column] === final[column] || contacts.some((each) => each[column] === row[column]);
  const [email, phone] = [isLeft('email') ? null : row.email, isLeft('phone') ? null : row.phone];
  if (!email && !phone) return customer;
  const own = contactsOf(customer);
  const reached = { customerId: row.id, position: own.length, name: row.name, role: null };
  const contact: CustomerContactRow = { ...reached, email, phone, isMain: 0 };
  return { row, parts: { ...parts, customerContacts: [...own, contact] } as typeof parts };
}

function bothOf(found: ReadonlyMap<string, CustomerState>, input: MergeCustomersInput) {
  const { keepId, keepVersion, mergeId, mergeVersion } = input;
  const [kept, merged] = [found.get(keepId), found.get(mergeId)];
  if (!kept || !merged) throw notFound('Customer');
  if (kept.row.version !== keepVersion || merged.row.version !== mergeVersion) {
    throw conflict(problem('merged_changed'));
  }
  return { kept, merged };
}

async function takeOver(
  { db, writeWithoutHistory, write }: UnitOfWork,
  { records }: Context,
  { keepId, mergeId }: Pick<MergeCustomersInput, 'keepId' | 'mergeId'>,
): Promise<number> {
  let count = 0;
  for (const kind of belongings) {
    const listed = { declaration: declarationOf(kind) };
    const ids = await matchingIds(db, listed, { customerId: mergeId }, MOST_MOVED + 1);
    count += ids.length;
    if (count > MOST_MOVED) {
      throw invalid({ mergeId: problem('too_many_moved', { most: MOST_MOVED }) });
    }
    await write(ids.map((id) => moved(records.get(kind), id, keepId)));
  }
  const messages = await messageIdsOf(db, mergeId);
  await writeWithoutHistory(messages.map((id) => moved(records.get('Message'), id, keepId)));
  const files = records.get('File') as RecordKind<StateIn<'files'>>;
  const attached = () => ({ row: { recordId: keepId } });
  await writeWithoutHistory(
    (await filesOf(db, mergeId)).map(({ id }) => updateChange(files, { id }, attached)),
  );
  return count;
}

type Belonging = RecordKind<StateIn<'deals' | 'events' | 'invoices' | 'messages'>>;

const moved = (record: RecordKind | undefined, id: string, customerId: string) =>
  updateChange(record as Belonging, { id }, () => ({ row: { customerId } }));

function takenFrom(merged: CustomerRow, take: readonly CustomerMergeField[]): Partial<CustomerRow> {
  const columns = take.flatMap((field) => columnsOf[field] ?? [field as keyof CustomerRow]);
  return Object.fromEntries(columns.map((column) => [column, merged[column]]));
}
