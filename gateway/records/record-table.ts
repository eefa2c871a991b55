import type { Declaration, FieldKind } from './declare.ts';
import type { ColumnType, RecordTable, StoredType } from '../database/migrations/record-table.ts';
import { isStored, mayBeNull } from './validate.ts';

const types: Readonly<Record<FieldKind, StoredType>> = {
  text: 'text',
  id: 'text',
  moment: 'text',
  choice: 'text',
  flag: 'integer',
  whole: 'integer',
  money: 'bigint',
  percent: 'integer',
  number: 'double precision',
  other: 'text',
};

export function tableOf(declaration: Declaration): RecordTable {
  const { kind, many, title, owner, fields, versioned } = declaration;
  const stored = fields.filter(isStored);
  const isSearched = fields.some((field) => field.isSearched);
  const columns = stored.map((field): [string, ColumnType] => [
    snakeCase(field.column),
    mayBeNull(field) ? `${types[field.kind]}?` : types[field.kind],
  ]);
  const keys = stored.filter(({ sortColumn, column }) => sortColumn && sortColumn !== column);
  return {
    kind,
    table: snakeCase(many),
    ...(declaration.inSearch && { title: snakeCase(title) }),
    ...(owner && { owner: snakeCase(owner) }),
    columns: {
      ...(owner && { [snakeCase(owner)]: 'text' as const }),
      ...Object.fromEntries(columns),
      ...Object.fromEntries(keys.map(({ sortColumn }) => [snakeCase(sortColumn!), 'text'])),
      ...(isSearched && { search_text: 'text' }),
      ...(versioned && { version: 'integer' }),
    },
    indexed: indexedColumns(declaration),
    unique: stored.filter(({ isUnique }) => isUnique).map(({ column }) => snakeCase(column)),
  };
}

/**
 * What lists are ordered by, and filtered by: not where values are few, or where an owner's records are few already.
 */
export function indexedColumns({ fields, owner, listed }: Declaration): string[] {
  if (!listed) return [];
  const columns = fields.flatMap(({ kind, column, sortColumn, filter }) => [
    ...(sortColumn ? [sortColumn] : []),
    ...(filter && !owner && kind !== 'flag' && kind !== 'choice' ? [column] : []),
  ]);
  return [...new Set(columns.map(snakeCase))];
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
