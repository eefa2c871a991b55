import { problem } from '../../errors/problem.ts';
import { derivedExport } from '../../csv/derived-csv.ts';
import { matchingOf } from '../../csv/derived-import.ts';
import { listImport } from '../../csv/list-import.ts';
import type { CreateCustomerInput } from '../../graphql/generated/resolvers.ts';
import { declarationOf } from '../../records/declarations.ts';
import { patchFromInput, recordFromInput } from '../../records/write/from-input.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';
import type { Row } from '../../records/declare/record.ts';
import { applyRules } from '../../records/write/planned-change.ts';
import type { Db } from '../../database/database.ts';
import { type Owner, ownersByIds, ownersByNames } from '../../database/owners.ts';
import { customersCsv } from './customers.csv.ts';
import { enteredTags, tagRows } from './customers.rules.ts';
import { customersByIds, tagsByCustomerIds } from './customers.store.ts';
import { customerRecord } from './customers.record.ts';
import { bareDocument, kindOfDocument } from '../../formats/documents.rules.ts';

type Given = Partial<CreateCustomerInput> & { owner?: string };
type Customer = CustomerRow & { tags: readonly string[] };

interface Found {
  owners: ReadonlyMap<string, readonly string[]>;
  ownerNames: ReadonlyMap<string, string>;
}

const declaration = declarationOf('Customer');
const readOnly = new Set(
  declaration.fields.flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : [])),
);
const { columns } = derivedExport(declaration, customersCsv);

export const customersImport = listImport<Given, Found, Customer>({
  list: 'customers',
  record: customerRecord,
  columns,
  fields: Object.entries(columns).flatMap(([name, { cell }]) =>
    readOnly.has(name) || cell.read === undefined ? [] : [name],
  ),
  matching: matchingOf(declaration, customersCsv),
  rowOf: (given) => prepared(given, undefined).after as unknown as Row,
  recordsBy,
  lookUp,
  prepare({ owner, ...given }, before, { owners }) {
    const { after, errors } = prepared(given, before, ownerOf(owner, owners));
    return { before, after, errors };
  },
  listed: ({ ownerId, ...row }, { ownerNames }) => ({
    ...row,
    owner: ownerId && { name: ownerNames.get(ownerId) },
    // No file changes what follows from invoices.
    ...{ openAmounts: [], lifetimeAmounts: [] },
  }),
  stateOf: ({ tags, ...row }) => ({ row, parts: { customerTags: tagRows(row.id, tags) } }),
});

async function recordsBy(db: Db, ids: readonly string[]): Promise<Customer[]> {
  const [customers, tags] = [await customersByIds(db, ids), await tagsByCustomerIds(db, ids)];
  return [...customers.values()].map((customer) => ({
    ...customer,
    tags: (tags.get(customer.id) ?? []).map(({ tag }) => tag),
  }));
}

async function lookUp(db: Db, rows: readonly Given[], customers: readonly Customer[]) {
  const names = rows.map(({ owner }) => owner?.trim()).filter((each) => each !== undefined);
  const owners = await ownersByNames(db, names);
  const ownerIds = [...customers.map(({ ownerId }) => ownerId), ...[...owners.values()].flat()];
  const known = ownerIds.filter((each) => each !== null);
  const found =
    known.length > 0 ? await ownersByIds(db, [...new Set(known)]) : new Map<string, Owner>();
  return { owners, ownerNames: new Map([...found].map(([id, { name }]) => [id, name])) };
}

function prepared({ tags, ...input }: Given, before: Customer | undefined, owner: object = {}) {
  const entered = { ...enteredInto(before, input), ...owner };
  const written = tags ? enteredTags(tags) : entered.tags;
  const customerTags = tagRows(entered.id, written);
  const copy = { row: { ...entered }, parts: { customerTags: [...customerTags] }, links: {} };
  const { after, errors } = applyRules(customerRecord, copy as never);
  if (entered.ownerId === undefined) errors.owner = problem('not_one_account');
  return { after: { ...after.row, tags: written } as unknown as Customer, errors };
}

function enteredInto(before: Customer | undefined, input: Given) {
  if (before) {
    const { row } = patchFromInput(declaration, customerRecord, { ...input, id: before.id });
    return { ...before, ...row };
  }
  const document = input.document ? bareDocument(input.document) : null;
  const kind = input.kind ?? kindOfDocument(document);
  const { row } = recordFromInput(declaration, customerRecord, { ...input, kind });
  return { ...(row as unknown as CustomerRow), tags: [] as readonly string[] };
}

function ownerOf(owner: string | undefined, owners: Found['owners']) {
  if (owner === undefined) return {};
  if (owner.trim() === '') return { ownerId: null };
  const [id, another] = owners.get(owner.trim()) ?? [];
  return { ownerId: (another === undefined ? id : undefined) as string };
}
