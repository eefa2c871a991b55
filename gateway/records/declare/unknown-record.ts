import { problem, type Problem } from '../../errors/problem.ts';
import { withArticle } from './record-words.ts';
import { toWords } from './sdl-nodes.ts';

/** Returns the problem of an id that no record of the kind has. */
export const unknownRecord = (kind: string): Problem =>
  problem('not_a_record', { a: withArticle(toWords(kind)) });
