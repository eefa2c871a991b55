import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../gateway/database/migrate.ts';
import type { RecordColumns } from '../gateway/database/migrations/record-columns.ts';
import type { PartTable } from '../gateway/database/migrations/record-table.ts';
import { camelCase } from '../gateway/database/naming.ts';
import { openStore } from '../gateway/database/open-store.ts';
import { declarations } from '../gateway/records/declarations.ts';
import type { Declaration } from '../gateway/records/declare/declaration.ts';
import {
  columnsWithoutValue,
  missingColumns,
  missingParts,
} from '../gateway/records/declare/missing-columns.ts';
import { tableOf } from '../gateway/records/declare/record-table.ts';
import { type Stored, storedIn } from '../gateway/records/declare/table-problems.ts';
import { toolEnvironment } from './build.ts';
import { formatted } from './formatted.ts';

/** The number of columns in a file's name. */
const MOST_NAMED = 3;

const folder = join(import.meta.dirname, '../gateway/database/migrations');

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  await draft(process.argv[2]);
}

/** `npm run migration -- contracts`: writes a migration for a person to read and keep. */
async function draft(many: string | undefined): Promise<void> {
  const declaration = [...declarations.values()].find((each) => each.many === many);
  if (!declaration) {
    const names = [...declarations.values()].map((each) => each.many).toSorted();
    return refuse(`Which records? npm run migration -- <one of: ${names.join(', ')}>`);
  }
  const drafted = draftOf(declaration, await storedNow());
  if ('problem' in drafted) return refuse(drafted.problem);
  const number = nextNumber(readdirSync(folder));
  const name = `${number}-${drafted.name}`;
  const path = join(folder, `${name}.ts`);
  const list = join(folder, 'migrations.ts');
  const constant = camelCase(drafted.name.replaceAll('-', '_'));
  writeFileSync(path, await formatted(drafted.textOf(constant), path));
  const listed = withMigration(readFileSync(list, 'utf8'), constant, name);
  writeFileSync(list, await formatted(listed, list));
  execFileSync('tsx', ['scripts/migration-checksums.ts', name], { env: toolEnvironment });
  process.stdout.write(`Read and keep: gateway/database/migrations/${name}.ts\n`);
}

function refuse(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

/** Returns the tables and indexes of a new database after all migrations. */
export async function storedNow(): Promise<Stored> {
  const store = await openStore('file::memory:');
  await migrate(store);
  const stored = await storedIn(store.db);
  await store.close();
  return stored;
}

interface Draft {
  /** The name of its file, without the number. */
  name: string;
  textOf: (constant: string) => string;
}

/** Drafts the table of a kind, or the columns and indexes that its table lacks. */
export function draftOf(declaration: Declaration, stored: Stored): Draft | { problem: string } {
  const { table } = tableOf(declaration);
  const first = unstoredReference(declaration, stored);
  if (first) {
    return {
      problem: `The ${declaration.many} refer to ${first}, which have no table yet. First: npm run migration -- ${first}`,
    };
  }
  if (!stored.tables.has(table)) {
    return {
      name: table.replaceAll('_', '-'),
      textOf: (constant) => migrationOf(declaration, constant),
    };
  }
  const missing = missingColumns(declaration, stored);
  const { tables, columns } = missingParts(declaration, stored);
  const additions = [...(missing ? [missing] : []), ...columns.map(({ added }) => added)];
  if (additions.length + tables.length === 0) {
    return { problem: `The columns and indexes of ${table} and of its parts are all there.` };
  }
  const unknown = [
    ...(missing ? columnsWithoutValue(declaration, missing) : []),
    ...columns.flatMap(({ part, added }) => columnsWithoutValue(part, added)),
  ];
  if (unknown.length > 0) {
    const names = unknown.join(', ');
    return {
      problem: `What do the ${declaration.many} have that are there? Their fields need a @default, or may not be required: ${names}. Otherwise write the migration by hand.`,
    };
  }
  const added = new Set([
    ...additions.flatMap((each) => [...Object.keys(each.columns), ...each.indexed]),
    ...tables.map((each) => each.table),
  ]);
  const name = [table, ...[...added].slice(0, MOST_NAMED)].join('_').replaceAll('_', '-');
  return { name, textOf: (constant) => additionOf({ table, additions, tables }, constant) };
}

/** Returns the records of another kind without a table to which a kind refers, if there are such. */
function unstoredReference({ kind, fields }: Declaration, { tables }: Stored) {
  const referred = fields.flatMap(({ reference }) => reference?.to ?? []);
  return referred.find((to) => to.kind !== kind && !tables.has(tableOf(to).table))?.many;
}

export function nextNumber(files: readonly string[]): string {
  const numbers = files.map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

export function migrationOf(declaration: Declaration, constant = declaration.many): string {
  return `import type { Migration } from 'kysely';
import { createRecordTable } from './record-table.ts';

export const ${constant}: Migration = {
  up: (db) => createRecordTable(db, ${JSON.stringify(tableOf(declaration), null, 2)}),
};
`;
}

interface Additions {
  table: string;
  additions: readonly RecordColumns[];
  /** Tables of parts. */
  tables: readonly PartTable[];
}

function additionOf({ table, additions, tables }: Additions, constant: string): string {
  const calls = additions.map((each) => `addRecordColumns(db, ${JSON.stringify(each, null, 2)})`);
  if (tables.length > 0) {
    calls.push(`createPartTables(db, '${table}', ${JSON.stringify(tables, null, 2)})`);
  }
  const [only, ...others] = calls;
  const body =
    others.length === 0
      ? `(db) => ${only}`
      : `async (db) => {${calls.map((call) => `\n    await ${call};`).join('')}\n  }`;
  return `import type { Migration } from 'kysely';
${additions.length > 0 ? "import { addRecordColumns } from './record-columns.ts';\n" : ''}${
    tables.length > 0 ? "import { createPartTables } from './record-table.ts';\n" : ''
  }
export const ${constant}: Migration = {
  up: ${body},
};
`;
}

export function withMigration(list: string, constant: string, name: string): string {
  const imported = list.replace(
    /\n\n\/\*\*/,
    `\nimport { ${constant} } from './${name}.ts';\n\n/**`,
  );
  return imported.replace(/\n\};\s*$/, `\n  '${name}': ${constant},\n};\n`);
}
