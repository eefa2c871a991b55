import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { settings } from '../gateway/config/config.ts';
import { type Access, accessOf } from '../gateway/graphql/access.ts';
import { groups } from '../gateway/records/caller.ts';
import { readSdl } from '../gateway/records/sdl.ts';

const repository = join(import.meta.dirname, '..');

type TableName = 'configuration' | 'access';

/** Each is between `<!-- name:start -->` and `<!-- name:end -->`. */
const tables: Record<TableName, () => string[][]> = {
  configuration: configurationTable,
  access: accessTable,
};

interface Document {
  path: string;
  tables: readonly TableName[];
}

export const documents = {
  readme: { path: join(repository, 'README.md'), tables: ['configuration', 'access'] },
  guide: { path: join(repository, 'docs/guide/configuration.md'), tables: ['configuration'] },
} as const satisfies Record<string, Document>;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  for (const document of Object.values(documents)) await renew(document);
}

async function renew(document: Document): Promise<void> {
  const text = readFileSync(document.path, 'utf8');
  const renewed = await withTables(text, document);
  if (!process.argv.includes('--check')) writeFileSync(document.path, renewed);
  else if (renewed !== text) {
    process.stderr.write(`The tables of ${document.path} are out of date: npm run docs\n`);
    process.exitCode = 1;
  }
}

/** With current tables. Throws when a table's place is missing. */
export async function withTables(text: string, { path, tables: names }: Document): Promise<string> {
  let renewed = text;
  for (const name of names) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [before, rest] = splitAt(renewed, start);
    const [, after] = splitAt(rest, end);
    renewed = `${before}${start}\n\n${markdownOf(tables[name]())}\n\n${end}${after}`;
  }
  return format(renewed, { ...(await resolveConfig(path)), filepath: path });
}

function splitAt(text: string, marker: string): [string, string] {
  const [before, after, ...more] = text.split(marker);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The text must have the line ${marker} once.`);
  }
  return [before, after];
}

function configurationTable(): string[][] {
  const rows = Object.entries(settings).map(([name, setting]) => [
    `\`${name}\``,
    setting.default,
    setting.meaning,
  ]);
  return [['Variable', 'Default', 'Meaning'], ...rows];
}

function accessTable(): string[][] {
  const schema = buildSchema(readSdl().join('\n'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const rows = roots.flatMap((type) =>
    Object.entries(type?.toConfig().fields ?? {}).map(([name, field]) => [
      `\`${type?.name}.${name}\``,
      whoIs(accessOf(schema, field)),
    ]),
  );
  return [['Field', 'Who may use it'], ...rows];
}

function whoIs(access: Access): string {
  if (access === 'public') return 'anyone, signed in or not';
  return access ? groups[access].join(', ') : 'nobody';
}

function markdownOf([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
