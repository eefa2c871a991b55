import { folded } from '../app/folded.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  [...text.matchAll(WORDS)].map(([word]) => folded(word));

/** A text as it stands, cut at the edges of its words. */
export const cutAtWords = (text: string): string[] => text.split(/([\p{L}\p{N}]+)/u);
