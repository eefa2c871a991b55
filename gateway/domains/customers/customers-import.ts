import { problem } from '../../errors/problem.ts';
import { derivedExport } from '../../csv/derived-csv.ts';
import { listImport } from '../../csv/list-import.ts';
import type { CreateCustomerInput } from '../../graphql/generated/resolvers.ts';
import { declared } from '../../records/declarations.ts';
import { enteredHeld, newHeld } from '../../records/enter.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';
import { byRules } from '../../records/planned-change.ts';
import type { Db } from '../../database/database.ts';
import { type Owner, ownersByIds, ownersByNames } from '../../database/owners.ts';
import { customersCsv } from './customers.csv.ts';
import { enteredTags, tagRows } from './customers.rules.ts';
import { customersByDocuments, tagsByCustomerIds } from './customers.store.ts';
import { customerRecord } from './customers.record.ts';
import { bareDocument, kindOfDocument } from '../../formats/documents.rules.ts';

type Given = Partial<CreateCustomerInput> & { owner?: string };
type Customer = CustomerRow & { tags: readonly string[] };

interface Found {
  stored: ReadonlyMap<string, Customer>;
  owners: ReadonlyMap<string, readonly string[]>;
  ownerNames: ReadonlyMap<string, string>;
}

const documentOf = ({ document }: Given) => (document && bareDocument(document)) || null;

const readOnly = new Set(
  declared('Customer').fields.flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : [])),
);

export const customersImport = listImport<Given, Found, Customer>({
  list: 'customers',
  record: customerRecord,
  columns: derivedExport(declared('Customer'), customersCsv).columns,
  fields: Object.keys(customersCsv.headings).filter((name) => !readOnly.has(name)),
  key: 'document',
  keyOf: documentOf,
  lookUp,
  prepare,
  listed: ({ ownerId, ...row }, { ownerNames }) => ({
    ...row,
    owner: ownerId && { name: ownerNames.get(ownerId) },
  }),
  held: ({ tags, ...row }) => ({ row, parts: { customerTags: tagRows(row.id, tags) } }),
});

async function lookUp(db: Db, rows: readonly Given[]): Promise<Found> {
  const documents = rows.map(documentOf).filter((each) => each !== null);
  const names = rows.map(({ owner }) => owner?.trim()).filter((each) => each !== undefined);
  const customers = await customersByDocuments(db, documents);
  const ids = customers.map(({ id }) => id);
  const tags =
    ids.length > 0 ? await tagsByCustomerIds(db, ids) : new Map<string, { tag: string }[]>();
  const stored = customers.map((customer): [string, Customer] => [
    customer.document!,
    { ...customer, tags: tags.get(customer.id)!.map(({ tag }) => tag) },
  ]);
  const owners = await ownersByNames(db, names);
  const ownerIds = [...customers.map(({ ownerId }) => ownerId), ...[...owners.values()].flat()];
  const known = ownerIds.filter((each) => each !== null);
  const found =
    known.length > 0 ? await ownersByIds(db, [...new Set(known)]) : new Map<string, Owner>();
  const ownerNames = new Map([...found].map(([id, { name }]) => [id, name]));
  return { stored: new Map(stored), owners, ownerNames };
}

function prepare({ owner, tags, ...input }: Given, { stored, owners }: Found) {
  const document = documentOf(input);
  const before = document === null ? undefined : stored.get(document);
  const entered = { ...enteredInto(before, input, document), ...ownerOf(owner, owners) };
  const written = tags ? enteredTags(tags) : entered.tags;
  const customerTags = tagRows(entered.id, written);
  const copy = { row: { ...entered }, parts: { customerTags: [...customerTags] }, links: {} };
  const { after, errors } = byRules(customerRecord, copy as never);
  if (entered.ownerId === undefined) errors.owner = problem('not_one_account');
  return { before, after: { ...after.row, tags: written } as unknown as Customer, errors };
}

function enteredInto(before: Customer | undefined, input: Given, document: string | null) {
  const declaration = declared('Customer');
  if (before) {
    const { row } = enteredHeld(declaration, customerRecord, { ...input, id: before.id });
    return { ...before, ...row };
  }
  const kind = input.kind ?? kindOfDocument(document);
  const { row } = newHeld(declaration, customerRecord, { ...input, kind });
  return { ...(row as unknown as CustomerRow), tags: [] as readonly string[] };
}

function ownerOf(owner: string | undefined, owners: Found['owners']) {
  if (owner === undefined) return {};
  if (owner.trim() === '') return { ownerId: null };
  const [id, another] = owners.get(owner.trim()) ?? [];
  return { ownerId: (another === undefined ? id : undefined) as string };
}
