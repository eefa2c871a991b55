import type { RecordColumns } from '../../database/migrations/record-columns.ts';
import type { Declaration, DeclaredField } from './declaration.ts';
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
  const there = new Set(stored.tables.get(wanted.table)?.columns.map(({ name }) => name));
  const isMissing = (name: string) => !there.has(name);
  const columns = pick(wanted.columns, isMissing);
  const indexed = withoutIndex(wanted, stored);
  if (Object.keys(columns).length + indexed.length === 0) return undefined;
  const fields = new Map(declaration.fields.map((field) => [snakeCase(field.column), field]));
  const keys = pick(sortKeys(declaration), isMissing);
  const references = pick(wanted.references ?? {}, isMissing);
  const required = Object.keys(columns).filter((name) => !columns[name]!.endsWith('?'));
  const { table, owner, unique } = wanted;
  return {
    table,
    ...(owner && { owner }),
    columns,
    filled: Object.fromEntries(
      required.map((name) => [name, filledWith(fields.get(name), columns[name] === 'text')]),
    ),
    ...(Object.keys(keys).length > 0 && { keys }),
    ...(Object.keys(references).length > 0 && { references }),
    indexed,
    unique: unique.filter(isMissing),
  };
}

/** Returns the columns that the records that are there must have, and for which nothing says what they have. */
export function columnsWithoutValue(declaration: Declaration, { columns, keys }: RecordColumns) {
  const fields = new Map(declaration.fields.map((field) => [snakeCase(field.column), field]));
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
