import type { Kysely } from 'kysely';
import type { Db, Store } from '../../database/database.ts';
import { claimFact } from '../../database/facts.ts';
import {
  addRecordColumns,
  dropRecordColumn,
  type RecordColumns,
} from '../../database/migrations/record-columns.ts';
import { createPartTables, createRecordTable } from '../../database/migrations/record-table.ts';
import { dropTextIndex } from '../../database/migrations/text-indexes.ts';
import type { Declaration } from './declaration.ts';
import { lacksTables, missingColumns, missingParts } from './missing-columns.ts';
import { tableOf } from './record-table.ts';
import { type Stored, storedIn, tableProblems } from './table-problems.ts';

/**
 * Prefix of the facts that mark a table, or a column as `table.column`, as temporary: it is dropped at the gateway's
 * next start.
 */
const DRAFT = 'draft:';
/** The value of the fact of a column that was there, of which only the index is dropped. */
const INDEX = 'index';

/** Throws when the tables do not fit the declared kinds, and names the commands that draft what they lack. */
export async function refuseUnfitTables(
  db: Db,
  declarations: readonly Declaration[],
  own: ReadonlySet<string>,
): Promise<void> {
  const problems = await tableProblems(db, declarations, own);
  if (problems.length === 0) return;
  const stored = await storedIn(db);
  const commands = declarations
    .filter((each) => lacksTables(each, stored))
    .map(({ many }) => `To draft what it lacks: npm run migration -- ${many}`);
  const lines = ['The database does not fit the declared records:', ...problems, ...commands];
  throw new Error(lines.join('\n  '));
}

/** Creates the tables and columns that no migration has created yet. They are dropped at the next start. */
export async function draftTables(
  { db }: Store,
  declarations: readonly Declaration[],
): Promise<string[]> {
  const stored = await storedIn(db);
  const drafts = declarations.filter((each) => !stored.tables.has(tableOf(each).table));
  for (const declaration of drafts) {
    // Drafts have no references, because they are created and dropped in any order.
    const table = { ...tableOf(declaration), references: {} };
    await db.transaction().execute(async (transaction) => {
      await claimFact(transaction, DRAFT + table.table, table.kind);
      for (const part of table.parts ?? []) await claimFact(transaction, DRAFT + part.table, '');
      await createRecordTable(transaction as never, table);
    });
  }
  const incomplete = declarations.filter((each) => !drafts.includes(each));
  for (const declaration of incomplete) {
    if (await draftMissing(db, declaration, stored)) drafts.push(declaration);
  }
  return drafts.map(({ many }) => many);
}

/** Creates what the tables of a kind lack; tells whether they lacked anything. */
async function draftMissing(db: Db, declaration: Declaration, stored: Stored): Promise<boolean> {
  const missing = missingColumns(declaration, stored);
  const { tables, columns } = missingParts(declaration, stored);
  const additions = [...(missing ? [missing] : []), ...columns.map(({ added }) => added)];
  if (additions.length + tables.length === 0) return false;
  await db.transaction().execute(async (transaction) => {
    for (const each of additions) await draftColumns(transaction, each);
    for (const { table } of tables) await claimFact(transaction, DRAFT + table, '');
    await createPartTables(transaction as never, tableOf(declaration).table, tables);
  });
  return true;
}

async function draftColumns(db: Db, added: RecordColumns): Promise<void> {
  const { table, columns, indexed } = added;
  for (const name of [...Object.keys(columns), ...indexed]) {
    await claimFact(db, `${DRAFT}${table}.${name}`, name in columns ? '' : INDEX);
  }
  await addRecordColumns(db as never, { ...added, references: {} });
}

/** Drops these temporary tables before migrations run, because a migration may create the same table. */
export async function dropDrafts({ db }: Store): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'store_facts')) return;
  const facts = await db
    .selectFrom('storeFacts')
    .selectAll()
    .where('name', 'like', `${DRAFT}%`)
    // Tables of parts, which belong to no kind, are dropped before the tables that they refer to.
    .orderBy('value')
    .execute();
  for (const { name, value: kind } of facts.toSorted(columnsFirst)) {
    const [table, column] = name.slice(DRAFT.length).split('.') as [string, string?];
    await db.transaction().execute(async (transaction) => {
      await (column
        ? dropRecordColumn(transaction as never, { table, column, isIndex: kind === INDEX })
        : dropTable(transaction, { table, kind }));
      await transaction.deleteFrom('storeFacts').where('name', '=', name).execute();
    });
  }
}

const columnsFirst = (one: { name: string }, other: { name: string }) =>
  Number(other.name.includes('.')) - Number(one.name.includes('.'));

async function dropTable(db: Db, { table, kind }: { table: string; kind: string }): Promise<void> {
  await db.schema.dropTable(table).ifExists().execute();
  await dropTextIndex(db as Kysely<unknown>, table);
  await db
    .deleteFrom('searchEntries')
    .where('kind', '=', kind as never)
    .execute();
  await db.deleteFrom('counters').where('name', '=', `created:${table}`).execute();
}
