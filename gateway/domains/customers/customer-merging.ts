import type { Context } from '../../services/context.ts';
import { conflict, invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CustomerMergeField, MergeCustomersInput } from '../../graphql/generated/resolvers.ts';
import { deleteChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import { mergeParts } from '../../records/write/merge-parts.ts';
import { moveReferring } from '../../records/write/moving-references.ts';
import { lockReferring } from '../../records/write/referring-records.ts';
import type { StateIn } from '../../records/declare/record.ts';
import { customerRecord } from './customers.record.ts';
import { tagRows } from './customers.rules.ts';
import type { CustomerContactRow, CustomerRow } from '../../records/generated/rows.ts';

const MOST_MOVED = 1_000;

function refuseMany(count: number): void {
  if (count <= MOST_MOVED) return;
  throw invalid({ mergeId: problem('too_many_moved', { most: MOST_MOVED }) });
}

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
  await lockReferring(db, customerRecord, [keepId, mergeId]);
  const { kept, merged } = bothOf(await lock(customerRecord, [keepId, mergeId]), input);
  // The activity is about the one that is kept.
  await trackFirst(customerRecord, [keepId, mergeId]);
  const move = { from: mergeId, to: keepId, refuseMany };
  const movedCount = await moveReferring(unit, context, customerRecord, move);
  const tags = [...kept.parts.customerTags, ...merged.parts.customerTags].map(({ tag }) => tag);
  const row = takenFrom(merged.row, input.take ?? []);
  const final = { ...kept.row, ...row };
  const contacts = [kept, merged].flatMap(contactsOf);
  const [customer] = await write([
    updateChange(customerRecord, { id: keepId }, () => ({
      row,
      parts: {
        customerTags: tagRows(keepId, tags),
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

type CustomerState = StateIn<'customers', 'customerTags'>;

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

function takenFrom(merged: CustomerRow, take: readonly CustomerMergeField[]): Partial<CustomerRow> {
  const columns = take.flatMap((field) => columnsOf[field] ?? [field as keyof CustomerRow]);
  return Object.fromEntries(columns.map((column) => [column, merged[column]]));
}
