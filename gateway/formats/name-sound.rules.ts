import { folded } from './folding.rules.ts';

/** The legal forms of companies, and particles of names, which are often left out. */
const LEFT_OUT = new Set(
  'ltda limitada me mei epp eireli slu sa cia companhia ltd inc da das de do dos e'.split(' '),
);

/** Spellings of one sound in Portuguese names, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[rt])h/g, ''],
  [/ch|sh/g, 'x'],
  [/(?<=[ln])h/g, 'i'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/[kq]u?(?=[ei])/g, 'c'],
  [/[kq]/g, 'c'],
  [/c(?=[ei]|ao)/g, 's'],
  [/p(?=t)/g, ''],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/n(?=[pb]|$)/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a key that is equal for names of the same sound: without case, accents, the order of words, particles and
 * legal forms, with one spelling for each sound. Empty for a name without a word.
 */
export function soundKeyOf(name: string): string {
  const words = folded(name.normalize().replace(/ç/gi, 's'))
    .replaceAll('&', ' ')
    .replace(/\bs[./]\s?a\b\.?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !LEFT_OUT.has(word));
  return words.map(soundOf).filter(Boolean).toSorted().join(' ');
}

const soundOf = (word: string) =>
  spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);
