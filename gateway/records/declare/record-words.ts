import type { Declaration } from './declaration.ts';
import { lowerFirst, toWords } from './sdl-nodes.ts';

export const described = (description: string, text: string) =>
  `${JSON.stringify(description)} ${text}`;

export const nounOf = ({ kind }: Declaration) => toWords(lowerFirst(kind));
/** Returns the noun after its English article. An initial `u`, as in `user`, is no vowel in speech. */
export const withArticle = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
export const aNounOf = (declaration: Declaration) => withArticle(nounOf(declaration));
export const nounsOf = (declaration: Declaration) => toWords(declaration.many);
export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
