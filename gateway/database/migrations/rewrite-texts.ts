import { type Kysely, sql } from 'kysely';
import { writtenDocument } from '../../formats/documents.rules.ts';
import { sortKey } from '../../formats/folding.rules.ts';
import { textOfHtml } from '../../formats/html-text.ts';
import { searchText } from '../../formats/search-text.rules.ts';
import { camelCase, snakeCase } from '../naming.ts';

type Value = string | null;
type Row = Record<string, Value>;
type AnyDb = Kysely<Record<string, Row>>;

/** How a table's rows are ordered and searched. */
interface Rewritten {
  table: string;
  /** The column that each sort key is derived from, by the key's column. */
  keys?: Readonly<Record<string, string>>;
  reads: readonly string[];
  /** The columns of the search text; a table without them has no search. */
  texts?: (row: Row) => (Value | undefined)[];
  /** Texts of the rows that go with it, by id. */
  partsOf?: (db: AnyDb, ids: readonly string[]) => Promise<ReadonlyMap<string, Value[]>>;
}

const BATCH = 200;

/** Writes the columns by which lists are ordered and searched as the program does now, so that old rows agree with new ones. */
export async function rewriteTexts(given: Kysely<unknown>): Promise<void> {
  for (const rewritten of tables) await rewriteTable(given as AnyDb, rewritten);
}

/** Returns the columns that `rewriteTexts` reads and writes, by table. Later columns are written by their own migrations. */
export const rewrittenColumns = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    tables.map(({ table, keys = {}, reads, texts }) => [
      snakeCase(table),
      new Set(
        [...Object.entries(keys).flat(), ...reads, ...(texts ? ['searchText'] : [])].map(snakeCase),
      ),
    ]),
  );

/** Writes the columns by which one list is ordered; `keys` has the column that each is derived from. */
export const writeSortKeys = (
  db: Kysely<unknown>,
  table: string,
  keys: Readonly<Record<string, string>>,
): Promise<void> => {
  const named = Object.entries(keys).map((pair) => pair.map(camelCase));
  return rewriteTable(db as AnyDb, {
    ...{ table: camelCase(table), reads: [], keys: Object.fromEntries(named) },
  });
};

/** Writes the search text of a table's rows, which has the given columns in this order. */
export const writeSearchTexts = (
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> => rewriteTable(db as AnyDb, plain(camelCase(table), columns.map(camelCase)));

async function rewriteTable(db: AnyDb, rewritten: Rewritten): Promise<void> {
  let after = '';
  for (;;) {
    const ids = await rewriteSome(db, rewritten, after);
    if (ids.length < BATCH) break;
    after = ids.at(-1)!;
  }
}

async function rewriteSome(db: AnyDb, rewritten: Rewritten, after: string): Promise<string[]> {
  const { table, keys = {}, reads, texts, partsOf } = rewritten;
  const written = [...Object.keys(keys), ...(texts ? ['searchText'] : [])];
  const rows = await db
    .selectFrom(table)
    .select([...new Set(['id', ...reads, ...Object.values(keys), ...written])])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id!);
  const parts = await partsOf?.(db, ids);
  const changes = rows.flatMap((row) => {
    const found = texts && [searchText(texts(row)), searchText(parts?.get(row.id!) ?? [])];
    const values: Row = {
      ...Object.fromEntries(
        Object.entries(keys).map(([key, column]) => [key, sortKey(row[column] ?? '')]),
      ),
      ...(found && { searchText: found.filter(Boolean).join(' ') }),
    };
    const isSame = written.every((column) => values[column] === row[column]);
    return isSame ? [] : [[row.id!, ...written.map((column) => values[column]!)]];
  });
  if (changes.length > 0) await write(db, { table, written, changes });
  return ids;
}

interface Writing {
  table: string;
  written: readonly string[];
  /** The id and the values of the columns. */
  changes: readonly string[][];
}

async function write(db: AnyDb, { table, written, changes }: Writing): Promise<void> {
  const columns = written.map(snakeCase);
  const rows = changes.map((values) => sql`(${sql.join(values)})`);
  const name = sql.id(snakeCase(table));
  await sql`with given (id, ${sql.join(columns.map((column) => sql.id(column)))}) as (values ${sql.join(rows)})
    update ${name} set ${sql.join(columns.map((column) => sql`${sql.id(column)} = given.${sql.id(column)}`))}
    from given where given.id = ${name}.id`.execute(db);
}

function plain(table: string, reads: readonly string[], keys?: Rewritten['keys']): Rewritten {
  const texts = (row: Row) => reads.map((column) => row[column]);
  return { table, reads, texts, ...(keys && { keys }) };
}

const tables: readonly Rewritten[] = [
  plain('boards', ['title'], { titleKey: 'title' }),
  plain('cards', ['title']),
  plain('chatContacts', ['name'], { nameKey: 'name' }),
  plain('deals', ['title'], { titleKey: 'title' }),
  plain('events', ['title', 'location', 'note']),
  plain('invoices', ['orderNo', 'buyerName', 'sellerName'], {
    ...{ orderNoKey: 'orderNo', buyerKey: 'buyerName' },
  }),
  plain('lossReasons', ['name'], { nameKey: 'name' }),
  plain('products', ['title', 'sku', 'brand'], { titleKey: 'title' }),
  plain('projects', ['projectName', 'email', 'userName'], {
    ...{ userKey: 'userName', projectKey: 'projectName' },
  }),
  plain('todos', ['title', 'note']),
  plain('users', ['name', 'company', 'email', 'phone'], {
    ...{ nameKey: 'name', companyKey: 'company' },
  }),
  { table: 'views', reads: [], keys: { nameKey: 'name' } },
  {
    table: 'messages',
    reads: ['subject', 'folder', 'senderName', 'recipientName', 'message'],
    texts: ({ subject, folder, senderName, recipientName, message }) => [
      ...[subject, folder === 'sent' ? recipientName : senderName, textOfHtml(message ?? '')],
    ],
  },
  {
    table: 'customers',
    keys: { nameKey: 'name', cityKey: 'city' },
    reads: ['kind', 'tradeName', 'document', 'email', 'phone'],
    texts: customerTexts,
    partsOf: contactTexts,
  },
];

function customerTexts({ kind, name, tradeName, document, email, phone }: Row) {
  return [
    ...[name, kind === 'company' ? tradeName : null],
    ...(document ? [document, writtenDocument(document)] : []),
    email,
    ...phoneForms(phone),
  ];
}

function phoneForms(phone: Value | undefined): string[] {
  if (!phone || phone.startsWith('+')) return phone ? [phone, phone.slice(1)] : [];
  return [phone, `+55${phone}`, phone.replace(/^(..)(.*)(....)$/, '($1) $2-$3')];
}

async function contactTexts(db: AnyDb, ids: readonly string[]) {
  const texts = new Map<string, Value[]>();
  if (ids.length === 0) return texts;
  const rows = await db
    .selectFrom('customerContacts')
    .select(['customerId', 'name', 'email', 'phone'])
    .where('customerId', 'in', ids)
    .orderBy('customerId')
    .orderBy('position')
    .execute();
  for (const { customerId, name, email, phone } of rows) {
    texts.set(customerId!, [...(texts.get(customerId!) ?? []), name!, email!, phone!]);
  }
  return texts;
}
