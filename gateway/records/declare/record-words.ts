import type { Declaration } from './declare.ts';
import { lowerFirst, wordsOf } from './sdl-nodes.ts';

export const described = (description: string, text: string) =>
  `${JSON.stringify(description)} ${text}`;

export const nounOf = ({ kind }: Declaration) => wordsOf(lowerFirst(kind));
export const aNounOf = (declaration: Declaration) => {
  const noun = nounOf(declaration);
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
};
export const nounsOf = (declaration: Declaration) => wordsOf(declaration.many);
export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
