import { domains } from '../gateway/server/domains.ts';
import { declarations } from '../gateway/records/declarations.ts';
import type { RecordPart } from '../gateway/records/declare/record.ts';
import { type File, withoutComments } from './sources.ts';

/** Files that write tables that they are told, or what is no change of its record, with the reason. */
export const knownWriters: Readonly<Record<string, string>> = {
  'gateway/server/seeding.ts': 'fills an empty database',
  'gateway/database/dump/fill.ts': 'fills an empty database',
  'gateway/database/removing.ts': 'removes what a retention names, such as sessions',
  'gateway/domains/customers/customer-figures.store.ts': 'figures follow from invoices',
};

export const unknownWriters = (files: readonly File[], tables: ReadonlySet<string>) =>
  writers(files, tables).filter(([path]) => !(path in knownWriters));

/** Returns statements outside `gateway/records/` that name one of the tables, or one that is known when they run. */
export function writers(
  files: readonly File[],
  tables: ReadonlySet<string>,
): (readonly [path: string, statement: string])[] {
  const names = [...tables].join('|');
  const inSql = names.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const statement = new RegExp(
    [
      String.raw`\b(?:insertInto|updateTable|deleteFrom)\(\s*(?:'(?:${names})'|[^'\s])`,
      String.raw`\b(?:insert into|delete from)\s+(?:(?:${inSql})\b|\$)`,
      String.raw`\bupdate\s+(?:${inSql})\s+set\b`,
    ].join('|'),
    'g',
  );
  return files
    .filter(({ path }) => !/^gateway\/(records|database\/migrations)\//.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(statement)].map(([found]) => [path, found] as const),
    );
}

/** Returns the tables of every kind of record, and of what belongs to it. */
export function recordTables(): ReadonlySet<string> {
  const tablesOf = ({ table, parts = [] }: Pick<RecordPart, 'table' | 'parts'>): string[] => [
    table,
    ...parts.flatMap(tablesOf),
  ];
  const own = domains.flatMap(({ records = [] }) => records).flatMap(tablesOf);
  return new Set([...own, ...[...declarations.values()].map(({ many }) => many)]);
}
