import type { Context } from '../../graphql/context.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  CreateCustomerInput,
  UpdateCustomerInput,
} from '../../graphql/generated/resolvers.ts';
import { changeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { refuseUnknownOwner } from '../../store/owners.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { customerErrors, derivedFields, enteredColumns, enteredTags } from './customers.rules.ts';
import {
  deleteCustomer,
  findCustomer,
  insertCustomer,
  isDocumentTaken,
  replaceTags,
  updateCustomer,
} from './customers.store.ts';
import { customerRecord, type CustomerRow, withoutAnything } from './customers.table.ts';

export function makeCustomer(context: Context, input: CreateCustomerInput): Promise<CustomerRow> {
  const id = input.id ?? newId();
  const tags = enteredTags(input.tags ?? []);
  return recorded(context, async ({ db, touch }) => {
    await touch(customerRecord, id);
    const entered = { ...withoutAnything, ...enteredColumns(input), id } as CustomerRow;
    refuseErrors(customerErrors(entered, tags));
    await refuseUnknownOwner(db, entered.ownerId);
    const createdAt = new Date().toISOString();
    const row = { ...entered, ...derivedFields(entered), createdAt, version: 1 };
    const customer = await insertCustomer(db, row);
    if (!customer) throw await takenConflict(db, row);
    await replaceTags(db, id, tags);
    return customer;
  });
}

export function changeCustomer(
  context: Context,
  { id, version, ...input }: UpdateCustomerInput,
): Promise<CustomerRow> {
  const wanted = { record: customerRecord, id, find: findCustomer };
  return changeRecord(context, wanted, async ({ db }, stored) => {
    const columns = enteredColumns(input);
    const tags = input.tags && enteredTags(input.tags);
    const entered = { ...stored, ...columns };
    refuseErrors(customerErrors(entered, tags ?? []));
    await refuseUnknownOwner(db, columns.ownerId);
    const from = { id, version: version ?? stored.version };
    const customer = await updateCustomer(db, from, { ...columns, ...derivedFields(entered) });
    if (customer && tags) await replaceTags(db, id, tags);
    return customer;
  }).catch(refuseTaken);
}

export function removeCustomer(context: Context, id: string): Promise<string> {
  return recorded(context, async ({ activityId, db, touch }) => {
    await lockBelongings(db, [id]);
    await touch(customerRecord, id);
    if (!(await deleteCustomer(db, id))) throw notFound('Customer');
    return activityId;
  });
}

async function takenConflict(db: Db, { document }: CustomerRow) {
  return taken((await isDocumentTaken(db, document)) ? 'document' : 'id');
}

/** The document is the only unique field. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken('document') : error;
}

function taken(field: 'id' | 'document') {
  return conflict(`A customer with this ${field} exists`, { fields: { [field]: 'is taken' } });
}
