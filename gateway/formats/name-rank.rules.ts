import { folded } from './folding.rules.ts';

/** Returns the words of a text, split as the search index does: letters and digits only. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Returns 0 for the name itself, 1 for a name that starts with the text, 2 for one with its words in a row, 3 for one
 * with words in a row that start with them, and 4 for any other. `spellings` are the name and other forms of it.
 */
export function nameRank(name: string, typed: string, spellings = name): number {
  const [known, text] = [folded(name), folded(typed)];
  if (known === text) return 0;
  if (known.startsWith(text)) return 1;
  const [words, wanted] = [wordsOf(spellings), wordsOf(typed)];
  const inRow = (isSame: (word: string, start: string) => boolean) =>
    wanted.length > 0 &&
    words.some((_, from) => wanted.every((each, at) => isSame(words[from + at] ?? '', each)));
  if (inRow((word, whole) => word === whole)) return 2;
  return inRow((word, start) => word.startsWith(start)) ? 3 : 4;
}

/** Returns the rows with the names that fit the text best first, equally good ones in the order given. */
export function byNameRank<Named>(
  rows: readonly Named[],
  typed: string,
  nameOf: (row: Named) => string,
): Named[] {
  if (!typed.trim()) return [...rows];
  return rows
    .map((row) => ({ row, rank: nameRank(nameOf(row), typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
}
