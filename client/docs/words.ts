import { folded } from '../core/folded.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

export const wordsOf = (text: string): string[] =>
  [...text.matchAll(WORDS)].map(([word]) => folded(word));

/** Splits a text at word boundaries. */
export const cutAtWords = (text: string): string[] => text.split(/([\p{L}\p{N}]+)/u);
