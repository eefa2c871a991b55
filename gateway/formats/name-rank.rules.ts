import { folded } from './folding.rules.ts';

/** Returns the words of a text, split as the search index does: letters and digits only. */
export const foldedWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns 0 for the name itself, 1 for a name that starts with the text, 2 for one with its words in a row, 3 for one
 * with words in a row that start with them, and 4 for any other. `spellings` are the name and other forms of it.
 */
export function nameRank(name: string, typed: string, spellings = name): number {
  const [known, text] = [folded(name), folded(typed)];
  if (known === text) return 0;
  if (known.startsWith(text)) return 1;
  const [words, wanted] = [foldedWords(spellings), foldedWords(typed)];
  const ranks = words.map((_, from) => {
    const row = words.slice(from, from + wanted.length);
    if (row.join() === wanted.join()) return 2;
    return wanted.every((start, at) => row[at]?.startsWith(start)) ? 3 : 4;
  });
  return wanted.length > 0 ? Math.min(4, ...ranks) : 4;
}

/** Returns the rows with the names that fit the text best first, equally good ones in the order given. */
export function byNameRank<Named>(
  rows: readonly Named[],
  typed: string,
  nameOf: (row: Named) => string,
): Named[] {
  const rankOf = (row: Named) => nameRank(nameOf(row), typed);
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
}
