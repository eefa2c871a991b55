import { folded } from '../../formats/folding.rules.ts';
import { END, type SearchTerm, searchText } from '../../formats/search-text.rules.ts';
import type { SearchHitRow } from './search.table.ts';

/** Returns the words of a text, split as the index does: letters and digits only. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the terms split as the index does, without those that have neither letters nor digits. */
export const indexedTerms = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms
    .map((ways) => ways.map((words) => words.flatMap(partsOf)).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);

const partsOf = (word: string) =>
  wordsOf(word).map((part) => (word.endsWith(END) ? part + END : part));

/**
 * Returns each hit once: equal titles first, then titles that start with the text, then by whole word, then by word
 * start.
 */
export function ranked(hits: readonly SearchHitRow[], text: string, most: number): SearchHitRow[] {
  const once = new Map(hits.map((hit) => [`${hit.kind} ${hit.recordId}`, hit]));
  return [...once.values()]
    .map((hit) => ({ hit, rank: rankOf(hit, folded(text)) }))
    .sort((one, other) => one.rank - other.rank || (one.hit.text < other.hit.text ? -1 : 1))
    .slice(0, most)
    .map(({ hit }) => hit);
}

function rankOf({ title }: SearchHitRow, text: string): number {
  const known = folded(title);
  if (known === text) return 0;
  if (known.startsWith(text)) return 1;
  const words = wordsOf(searchText([title]));
  if (words.includes(text)) return 2;
  return words.some((word) => word.startsWith(text)) ? 3 : 4;
}
