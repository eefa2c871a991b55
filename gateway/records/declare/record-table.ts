import type { Declaration, DeclaredField, FieldKind } from './declaration.ts';
import { declaredParts, tableNameOf } from './declare.ts';
import type {
  ColumnType,
  PartTable,
  RecordTable,
  StoredType,
} from '../../database/migrations/record-table.ts';
import { isStored, mayBeNull } from '../write/validate.ts';

const types: Readonly<Record<FieldKind, StoredType>> = {
  text: 'text',
  id: 'text',
  moment: 'text',
  day: 'text',
  choice: 'text',
  flag: 'integer',
  whole: 'integer',
  money: 'bigint',
  percent: 'integer',
  quantity: 'bigint',
  unitPrice: 'bigint',
  number: 'double precision',
  other: 'text',
};

export function tableOf(declaration: Declaration): RecordTable {
  const { kind, many, title, owner, fields, versioned } = declaration;
  const stored = fields.filter(isStored);
  const isSearched = fields.some((field) => field.isSearched);
  const parts = declaredParts(declaration).map((part): PartTable => ({
    table: snakeCase(part.table),
    key: snakeCase(part.key),
    columns: columnsOf(part.fields.filter(isStored)),
  }));
  const references = Object.fromEntries(
    stored.flatMap(({ column, reference }) =>
      reference && !reference.kindColumn
        ? [[snakeCase(column), snakeCase(tableNameOf(reference.kind))] as const]
        : [],
    ),
  );
  const keys = stored.filter(({ sortColumn, column }) => sortColumn && sortColumn !== column);
  return {
    kind,
    table: snakeCase(many),
    ...(declaration.inSearch && { title: snakeCase(title) }),
    ...(owner && { owner: snakeCase(owner) }),
    columns: {
      ...(owner && { [snakeCase(owner)]: 'text' as const }),
      ...columnsOf(stored),
      ...Object.fromEntries(keys.map(({ sortColumn }) => [snakeCase(sortColumn!), 'text'])),
      ...(isSearched && { search_text: 'text' }),
      ...(versioned && { version: 'integer' }),
    },
    indexed: indexedColumns(declaration),
    unique: stored.filter(({ isUnique }) => isUnique).map(({ column }) => snakeCase(column)),
    ...(Object.keys(references).length > 0 && { references }),
    ...(parts.length > 0 && { parts }),
  };
}

const columnsOf = (fields: readonly DeclaredField[]): Record<string, ColumnType> =>
  Object.fromEntries(
    fields.map((field) => [
      snakeCase(field.column),
      mayBeNull(field) ? `${types[field.kind]}?` : types[field.kind],
    ]),
  );

/**
 * Returns the columns that need an index: references, and those that lists are sorted or filtered by, except columns
 * with few values, and filters of kinds with owners, whose records are few per owner.
 */
export function indexedColumns({ fields, owner, listed }: Declaration): string[] {
  const referring = fields.flatMap(({ column, reference }) =>
    reference && !owner ? [column] : [],
  );
  if (!listed) return referring.map(snakeCase);
  const kinds = fields.map(({ reference }) => reference?.kindColumn);
  const hasFewValues = ({ kind, column }: DeclaredField) =>
    kind === 'flag' || kind === 'choice' || kinds.includes(column);
  const columns = fields.flatMap((field) => [
    ...(field.sortColumn ? [field.sortColumn] : []),
    ...(field.filter && !owner && !hasFewValues(field) ? [field.column] : []),
  ]);
  return [...new Set([...referring, ...columns].map(snakeCase))];
}

export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
