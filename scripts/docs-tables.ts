import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { settings } from '../gateway/config/config.ts';
import { type Access, accessOf } from '../gateway/graphql/access.ts';
import { rolesIn } from '../gateway/records/access.ts';
import { readExpandedSdl } from '../gateway/records/expand/sdl.ts';
import { keysTable } from './docs-keys.ts';
import { documentLimitsTable, requestLimitsTable } from './docs-limits.ts';
import { formatted } from './formatted.ts';

const guide = join(import.meta.dirname, '../docs/guide');

export const tables = {
  'request-limits': requestLimitsTable,
  'document-limits': documentLimitsTable,
  configuration: configurationTable,
  permissions: permissionsTable,
  keys: () => keysTable('en'),
  teclas: () => keysTable('pt-BR'),
} satisfies Record<string, () => string[][]>;

export type TableName = keyof typeof tables;

const pages: Partial<Record<TableName, string>> = {
  'request-limits': 'errors-and-limits',
  'document-limits': 'errors-and-limits',
  keys: 'keyboard',
  teclas: 'pt-BR/keyboard',
};

export const pageOf = (name: TableName): string => join(guide, `${pages[name] ?? name}.md`);

export async function renewTables(): Promise<void> {
  for (const name of Object.keys(tables) as TableName[]) {
    const text = readFileSync(pageOf(name), 'utf8');
    writeFileSync(pageOf(name), await withTable(text, name));
  }
}

/** Puts the table between `<!-- name:start -->` and `<!-- name:end -->`. Throws when its place is missing. */
export async function withTable(text: string, name: TableName): Promise<string> {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [before, rest] = splitAt(text, start);
  const [, after] = splitAt(rest, end);
  const renewed = `${before}${start}\n\n${markdownOf(tables[name]())}\n\n${end}${after}`;
  return formatted(renewed, pageOf(name));
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

function permissionsTable(): string[][] {
  const schema = buildSchema(readExpandedSdl().join('\n'));
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
  return access ? rolesIn(access).join(', ') : 'nobody';
}

function markdownOf([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
