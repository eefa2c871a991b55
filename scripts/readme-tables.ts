import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { settings } from '../gateway/config.ts';
import { type Access, accessOf, groups } from '../gateway/graphql/access.ts';
import { readSdl } from '../gateway/graphql/schema.ts';

export const readmePath = join(import.meta.dirname, '../README.md');

/** Between `<!-- name:start -->` and `<!-- name:end -->` stands the table of that name. */
const tables: Record<string, () => string[][]> = {
  configuration: configurationTable,
  access: accessTable,
};

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  const readme = readFileSync(readmePath, 'utf8');
  const renewed = await withTables(readme);
  if (!process.argv.includes('--check')) writeFileSync(readmePath, renewed);
  else if (renewed !== readme) {
    process.stderr.write('The tables of README.md are out of date: npm run docs\n');
    process.exitCode = 1;
  }
}

/** The text with its tables as the program is now. Throws when it lacks the place of one. */
export async function withTables(readme: string): Promise<string> {
  let renewed = readme;
  for (const [name, rows] of Object.entries(tables)) {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [before, rest] = splitAt(renewed, start);
    const [, after] = splitAt(rest, end);
    renewed = `${before}${start}\n\n${markdownOf(rows())}\n\n${end}${after}`;
  }
  return format(renewed, { ...(await resolveConfig(readmePath)), filepath: readmePath });
}

function splitAt(text: string, marker: string): [string, string] {
  const [before, after, ...more] = text.split(marker);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`README.md has to have the line ${marker} once.`);
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
