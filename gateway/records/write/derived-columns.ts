import type { Declaration } from '../declare/declaration.ts';
import { sortKey } from '../../formats/folding.rules.ts';
import { searchText } from '../../formats/search-text.rules.ts';
import { sortKeyFields, declaredParts, searchedFields } from '../declare/declare.ts';
import type { Snapshot, Row } from '../declare/record.ts';

/** Returns the columns for sorting and searching lists. */
export function derivedColumns(declaration: Declaration, row: Row): Row {
  const keys = sortKeyFields(declaration).map(
    ({ column, sortColumn }) => [sortColumn, sortKey(textIn(row, column))] as const,
  );
  const searched = searchedFields(declaration);
  if (searched.length === 0) return Object.fromEntries(keys);
  const names = [...new Set([declaration.title, ...searched])];
  const texts = names.map((name) => textIn(row, name));
  return { ...Object.fromEntries(keys), searchText: searchText(texts) };
}

/** Adds the texts of a record's parts to its search text, so that search finds the record by them. */
export function withPartTexts(
  declaration: Declaration,
  columns: Row,
  parts: Partial<Snapshot['parts']> = {},
): Row {
  const texts = declaredParts(declaration).flatMap(({ table, fields }) =>
    (parts[table] ?? []).flatMap((row) =>
      fields.filter(({ isSearched }) => isSearched).map(({ column }) => textIn(row, column)),
    ),
  );
  const found = searchText(texts);
  return found === ''
    ? columns
    : { ...columns, searchText: `${textIn(columns, 'searchText')} ${found}` };
}

const textIn = (row: Row, name: string) => (row[name] as string | null) ?? '';
