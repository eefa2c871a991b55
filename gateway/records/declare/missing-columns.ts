import type { RecordColumns } from '../../database/migrations/record-columns.ts';
import type { PartTable } from '../../database/migrations/record-table.ts';
import type { Declaration, DeclaredField, DeclaredPart } from './declaration.ts';
import { declaredParts } from './declare.ts';
import { snakeCase, tableOf } from './record-table.ts';
import { type Stored, withoutIndex } from './table-problems.ts';

/**
 * Returns the columns and indexes that a kind's table lacks, or undefined when there are none. A field that must be
 * given and has no default is filled with an empty text or 0.
 */
export function missingColumns(
  declaration: Declaration,
  stored: Stored,
): RecordColumns | undefined {
  const wanted = tableOf(declaration);
  const isMissing = missingIn(wanted.table, stored);
  const columns = pick(wanted.columns, isMissing);
  const indexed = withoutIndex(wanted, stored);
  if (Object.keys(columns).length + indexed.length === 0) return undefined;
  const keys = pick(sortKeys(declaration), isMissing);
  const references = pick(wanted.references ?? {}, isMissing);
  const { table, owner, unique } = wanted;
  return {
    table,
    ...(owner && { owner }),
    columns,
    filled: filledColumns(declaration, columns),
    ...(Object.keys(keys).length > 0 && { keys }),
    ...(Object.keys(references).length > 0 && { references }),
    indexed,
    unique: unique.filter(isMissing),
  };
}

/** The tables that a kind's parts lack, and the columns that those which are there lack. */
interface MissingParts {
  tables: readonly PartTable[];
  columns: readonly { part: DeclaredPart; added: RecordColumns }[];
}

export function missingParts(declaration: Declaration, stored: Stored): MissingParts {
  const { parts: wanted = [] } = tableOf(declaration);
  const isThere = ({ table }: PartTable) => stored.tables.has(table);
  return {
    tables: wanted.filter((each) => !isThere(each)),
    columns: wanted.filter(isThere).flatMap(({ table, columns: all }) => {
      const columns = pick(all, missingIn(table, stored));
      const part = declaredParts(declaration).find((each) => snakeCase(each.table) === table)!;
      const filled = filledColumns(part, columns);
      const added = { table, columns, filled, indexed: [], unique: [] };
      return Object.keys(columns).length > 0 ? [{ part, added }] : [];
    }),
  };
}

/** Tells whether a migration can be drafted that gives a kind what its tables lack. */
export function lacksTables(declaration: Declaration, stored: Stored): boolean {
  const { tables, columns } = missingParts(declaration, stored);
  return (
    !stored.tables.has(tableOf(declaration).table) ||
    missingColumns(declaration, stored) !== undefined ||
    tables.length + columns.length > 0
  );
}

function missingIn(table: string, { tables }: Stored): (column: string) => boolean {
  const there = new Set(tables.get(table)?.columns.map(({ name }) => name));
  return (name) => !there.has(name);
}

type Fields = Pick<Declaration, 'fields'>;

const fieldsByColumn = ({ fields }: Fields) =>
  new Map(fields.map((field) => [snakeCase(field.column), field]));

function filledColumns(of: Fields, columns: RecordColumns['columns']): RecordColumns['filled'] {
  const fields = fieldsByColumn(of);
  const required = Object.keys(columns).filter((name) => !columns[name]!.endsWith('?'));
  return Object.fromEntries(
    required.map((name) => [name, filledWith(fields.get(name), columns[name] === 'text')]),
  );
}

/** Returns the columns that the rows that are there must have, and for which nothing says what they have. */
export function columnsWithoutValue(of: Fields, { columns, keys }: RecordColumns) {
  const fields = fieldsByColumn(of);
  return Object.keys(columns).filter((name) => {
    const isKnown = columns[name]!.endsWith('?') || name === 'version' || name in (keys ?? {});
    return !isKnown && literalOf(fields.get(name)) === undefined;
  });
}

const literalOf = (field: DeclaredField | undefined) =>
  field?.reference ? undefined : field?.default?.value;

/** The numbers that no field declares are versions, which begin with 1. */
function filledWith(field: DeclaredField | undefined, isText: boolean): string | number {
  const literal = literalOf(field);
  if (isText && literal === 'now' && field?.kind === 'moment') return new Date().toISOString();
  if (isText) return literal ?? '';
  return !field || literal === 'true' ? 1 : Number(literal) || 0;
}

const sortKeys = ({ fields }: Declaration): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ sortColumn, column }) =>
      sortColumn && sortColumn !== column ? [[snakeCase(sortColumn), snakeCase(column)]] : [],
    ),
  );

const pick = <Value>(
  values: Readonly<Record<string, Value>>,
  isPicked: (name: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)));
