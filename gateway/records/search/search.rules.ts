import { nameRank, foldedWords } from '../../formats/name-rank.rules.ts';
import { END, type SearchTerm, searchText } from '../../formats/search-text.rules.ts';
import type { SearchHitRow } from './search.table.ts';

/** Returns the terms split as the index does, without those that have neither letters nor digits. */
export const indexedTerms = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms
    .map((ways) => ways.map((words) => words.flatMap(partsOf)).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);

const partsOf = (word: string) =>
  foldedWords(word).map((part) => (word.endsWith(END) ? part + END : part));

/** Returns each hit once, with the titles that fit the text best first. */
export function byRelevance(
  hits: readonly SearchHitRow[],
  text: string,
  most: number,
): SearchHitRow[] {
  const once = new Map(hits.map((hit) => [`${hit.kind} ${hit.recordId}`, hit]));
  return [...once.values()]
    .map((hit) => ({ hit, rank: nameRank(hit.title, text, searchText([hit.title])) }))
    .sort((one, other) => one.rank - other.rank || (one.hit.text < other.hit.text ? -1 : 1))
    .slice(0, most)
    .map(({ hit }) => hit);
}
