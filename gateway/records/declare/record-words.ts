import type { Declaration } from './declaration.ts';
import { lowerFirst, toWords } from './sdl-nodes.ts';

export const described = (description: string, text: string) =>
  `${JSON.stringify(description)} ${text}`;

export const nounOf = ({ kind }: Declaration) => toWords(lowerFirst(kind));
export const aNounOf = (declaration: Declaration) => {
  const noun = nounOf(declaration);
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
};
export const nounsOf = (declaration: Declaration) => toWords(declaration.many);
export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
