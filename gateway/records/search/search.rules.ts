import { folded } from '../../database/folding.ts';
import type { SearchHitRow } from './search.table.ts';

/** Split as the index does: letters and digits only. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** `12.345.678/0001-95` as its digits; undefined when it is not such a number. */
export function bareNumber(text: string): string | undefined {
  const isNumber = /^[\d\s.\-/()+]+$/.test(text) && /\d.*\D.*\d/.test(text.trim());
  return isNumber ? text.replace(/\D/g, '') : undefined;
}

/** Best first, each once: equal titles, titles that start so, then words that do. */
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
  return wordsOf(title).some((word) => word.startsWith(text)) ? 2 : 3;
}
