import { selectedRecords } from '../../records/bulk-selection.ts';
import { callerOf, type Context } from '../../graphql/context.ts';
import { given, givenOrNone, textErrors } from '../../graphql/entered.ts';
import { refuseErrors } from '../../graphql/errors.ts';
import type {
  AddCustomerNoteInput,
  CreateCustomerInput,
  DeleteCustomersInput,
  UpdateCustomerInput,
  UpdateCustomersInput,
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
import { customerRecord } from './customers.record.ts';
import { enteredColumns, enteredTags, tagErrors, tagRows } from './customers.rules.ts';
import { selectCustomerIds } from './customers.store.ts';
import { type CustomerNoteRow, type CustomerRow, withoutAnything } from './customers.table.ts';

const LONGEST_NOTE = 2_000;

export function makeCustomer(context: Context, input: CreateCustomerInput): Promise<CustomerRow> {
  const id = input.id ?? newId();
  const row = {
    ...withoutAnything,
    ...enteredColumns(input),
    id,
    createdAt: new Date().toISOString(),
    version: 1,
  } as CustomerRow;
  const parts = { customerTags: tagRows(id, input.tags ?? []), customerNotes: [] };
  return createRecord(context, customerRecord, { row, parts });
}

export function changeCustomer(context: Context, input: UpdateCustomerInput): Promise<CustomerRow> {
  const { id, tags } = input;
  return updateRecord(context, customerRecord, input, () => ({
    row: enteredColumns(input),
    parts: tags ? { customerTags: tagRows(id, tags) } : {},
  }));
}

export const removeCustomer = (context: Context, id: string): Promise<string> =>
  deleteRecord(context, customerRecord, { id });

export function removeCustomers(context: Context, input: DeleteCustomersInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, input);
    await write(ids.map((id) => removal(customerRecord, { id })));
    return { activityId, count: ids.length };
  });
}

export function updateCustomers(context: Context, input: UpdateCustomersInput) {
  const row = {
    ...given({ status: input.status }),
    ...givenOrNone({ ownerId: input.ownerId }),
  } as Partial<CustomerRow>;
  const added = enteredTags(input.addTags ?? []);
  const removed = new Set(enteredTags(input.removeTags ?? []));
  refuseErrors(tagErrors(added));
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, input);
    const changes = ids.map((id) =>
      update(
        customerRecord,
        { id, at: ({ tags, ...errors }) => ({ ...errors, ...(tags && { addTags: tags }) }) },
        ({ parts }) => {
          const kept = parts.customerTags.map(({ tag }) => tag).filter((tag) => !removed.has(tag));
          return { row, parts: { customerTags: tagRows(id, [...kept, ...added]) } };
        },
      ),
    );
    await write(changes);
    return { activityId, count: ids.length };
  });
}

const selected = (db: Db, { ids, filter }: DeleteCustomersInput): Promise<string[]> =>
  selectedRecords({ ids, filter }, 'Customer', (most) =>
    selectCustomerIds(db, { ids, filter, most }),
  );

export async function writeNote(
  context: Context,
  { id, text }: AddCustomerNoteInput,
): Promise<{ customer: CustomerRow; note: CustomerNoteRow }> {
  const { account } = callerOf(context);
  const note = {
    id: newId(),
    customerId: id,
    at: new Date().toISOString(),
    accountId: account.id,
    accountName: account.name,
    text: text.trim(),
  };
  refuseErrors(textErrors([['text', note.text, LONGEST_NOTE, true]]));
  const customer = await updateRecord(context, customerRecord, { id }, ({ parts }) => ({
    parts: { customerNotes: [...parts.customerNotes, note] },
  }));
  return { customer, note };
}
