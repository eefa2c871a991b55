import { folded } from '../database/folding.ts';
import { type Declaration, keyFields, searchedFields } from './declare.ts';
import type { Row } from './record.ts';

/** By which a list is ordered and searched: texts without case and accents. */
export function derivedColumns(declaration: Declaration, row: Row): Row {
  const keys = keyFields(declaration).map(
    ({ column, sortColumn }) => [sortColumn, folded(textIn(row, column))] as const,
  );
  const searched = searchedFields(declaration);
  if (searched.length === 0) return Object.fromEntries(keys);
  const names = [...new Set([declaration.title, ...searched])];
  const texts = names.map((name) => textIn(row, name)).filter(Boolean);
  return { ...Object.fromEntries(keys), searchText: folded(texts.join(' ')) };
}

const textIn = (row: Row, name: string) => (row[name] as string | null) ?? '';
