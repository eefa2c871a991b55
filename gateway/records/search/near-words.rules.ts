import { folded } from '../../formats/folding.rules.ts';
import { foldedWords } from '../../formats/name-rank.rules.ts';

/** The minimum length of a misspelled word; shorter words are similar to too many others. */
const SHORTEST = 4;
const SHORT = 5;

export const mayBeMisspelt = (word: string) => word.length >= SHORTEST && /^\p{L}+$/u.test(word);

/** Returns the maximum number of wrong, missing, extra or swapped letters. */
const mostErrors = (word: string) => (word.length <= SHORT ? 1 : 2);

/**
 * Returns the n-grams of a word in two lengths, the longer ones first; a misspelling usually leaves some of them
 * intact.
 */
export function ngramsOf(word: string): string[][] {
  const longest = word.length > 7 ? 4 : word.length > SHORT ? 3 : 2;
  return [longest, longest - 1]
    .filter((length) => length > 1)
    .map((length) => [
      ...new Set(
        Array.from({ length: word.length - length + 1 }, (_, at) => word.slice(at, at + length)),
      ),
    ]);
}

/** Returns words of the texts that are spelled similarly, the closest and most frequent first. */
export function nearestWords(word: string, texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const each of new Set(foldedWords(text))) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return [...counts]
    .filter(([each]) => Math.abs(each.length - word.length) <= mostErrors(word))
    .map(([each, count]) => ({ each, count, errors: editDistance(word, each) }))
    .filter(({ errors }) => errors > 0 && errors <= mostErrors(word))
    .toSorted(
      (one, other) =>
        one.errors - other.errors || other.count - one.count || (one.each < other.each ? -1 : 1),
    )
    .slice(0, most)
    .map(({ each }) => each);
}

/** Returns the word with its accents, as a text spells it; the folded word when no text contains it. */
export const asWritten = (word: string, texts: readonly string[]) =>
  texts
    .flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .find((each) => folded(each) === word) ?? word;

/** Returns the Damerau–Levenshtein distance: letters that are wrong, missing, too many or swapped with the next. */
export function editDistance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        last[at]! + 1,
        current[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length]!;
}
