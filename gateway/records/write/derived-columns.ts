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
  if (searchedFields(declaration).length === 0) return Object.fromEntries(keys);
  return { ...Object.fromEntries(keys), searchText: searchTextOf(declaration, row) };
}

/** Has the texts by which search finds a field, by the field's name, where they are not the stored text. */
export type SearchForms = Readonly<Record<string, readonly (string | null | undefined)[]>>;

/** Returns the text by which search finds a record: its title and each field that the SDL declares as searched. */
export function searchTextOf(declaration: Declaration, row: object, forms: SearchForms = {}) {
  const names = [...new Set([declaration.title, ...searchedFields(declaration)])];
  return searchText(names.flatMap((name) => forms[name] ?? [textIn(row as Row, name)]));
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
