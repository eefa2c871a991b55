import type { Declaration } from '../gateway/records/declare/declaration.ts';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarations } from '../gateway/records/declarations.ts';
import { tableOf } from '../gateway/records/declare/record-table.ts';
import { toolEnvironment } from './build.ts';
import { formatted } from './formatted.ts';

const folder = join(import.meta.dirname, '../gateway/database/migrations');

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  await draft(process.argv[2]);
}

/** `npm run migration -- contracts`: writes a migration for a person to read and keep. */
async function draft(many: string | undefined): Promise<void> {
  const declaration = [...declarations.values()].find((each) => each.many === many);
  if (!declaration) {
    const names = [...declarations.values()].map((each) => each.many).toSorted();
    process.stderr.write(`Which records? npm run migration -- <one of: ${names.join(', ')}>\n`);
    process.exitCode = 1;
    return;
  }
  const number = nextNumber(readdirSync(folder));
  const { table } = tableOf(declaration);
  const name = `${number}-${table.replaceAll('_', '-')}`;
  const path = join(folder, `${name}.ts`);
  const list = join(folder, 'migrations.ts');
  writeFileSync(path, await formatted(migrationOf(declaration), path));
  writeFileSync(
    list,
    await formatted(withMigration(readFileSync(list, 'utf8'), declaration, name), list),
  );
  execFileSync('tsx', ['scripts/migration-checksums.ts', name], { env: toolEnvironment });
  process.stdout.write(`Read and keep: gateway/database/migrations/${name}.ts\n`);
}

export function nextNumber(files: readonly string[]): string {
  const numbers = files.map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

export function migrationOf(declaration: Declaration): string {
  return `import type { Migration } from 'kysely';
import { createRecordTable } from './record-table.ts';

export const ${declaration.many}: Migration = {
  up: (db) => createRecordTable(db, ${JSON.stringify(tableOf(declaration), null, 2)}),
};
`;
}

export function withMigration(list: string, { many }: Declaration, name: string): string {
  const imported = list.replace(/\n\n\/\*\*/, `\nimport { ${many} } from './${name}.ts';\n\n/**`);
  return imported.replace(/\n\};\s*$/, `\n  '${name}': ${many},\n};\n`);
}
