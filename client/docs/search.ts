import { folded } from '../core/folded.ts';
import { cutAtWords, wordsOf } from './words.ts';
import type { GuideIndex, GuidePassage } from './guide.ts';

const MOST_FOUND = 12;
const BEGINNING = 0.3;
const EXCERPT_LENGTH = 140;
const BEFORE_THE_FIND = 40;

interface Piece {
  text: string;
  isFound: boolean;
}

/** Returns the passages with every word or prefix, best first. */
export function search({ passages, words }: GuideIndex, asked: string): GuidePassage[] {
  const wanted = [...new Set(wordsOf(asked))];
  if (wanted.length === 0) return [];
  const scores = wanted.map((word) => scoresOf(words, word, passages.length));
  const [first = new Map<number, number>(), ...others] = scores;
  return [...first.keys()]
    .filter((place) => others.every((other) => other.has(place)))
    .map((place) => ({ place, score: sum(scores.map((each) => each.get(place) ?? 0)) }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, MOST_FOUND)
    .map(({ place }) => passages[place]!);
}

/** Returns the score of each passage for one word; rare words count for more. */
function scoresOf(words: GuideIndex['words'], wanted: string, passageCount: number) {
  const scores = new Map<number, number>();
  for (const [word, uses] of Object.entries(words)) {
    if (!word.startsWith(wanted)) continue;
    const rarity = Math.log(1 + passageCount / (uses.length / 2));
    const closeness = word === wanted ? 1 : BEGINNING;
    for (let at = 0; at < uses.length; at += 2) {
      const score = uses[at + 1]! * rarity * closeness;
      scores.set(uses[at]!, Math.max(scores.get(uses[at]!) ?? 0, score));
    }
  }
  return scores;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

export function marked(text: string, asked: string): Piece[] {
  const wanted = wordsOf(asked);
  return cutAtWords(text)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece,
      isFound: wanted.some((word) => folded(piece).startsWith(word)),
    }));
}

export function excerpt(text: string, asked: string): string {
  const pieces = marked(text, asked);
  const first = pieces.findIndex(({ isFound }) => isFound);
  const lengthBefore = sum(pieces.slice(0, Math.max(first, 0)).map((piece) => piece.text.length));
  const wanted = Math.max(0, lengthBefore - BEFORE_THE_FIND);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + EXCERPT_LENGTH;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
