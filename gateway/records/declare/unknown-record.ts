import { problem, type Problem } from '../../errors/problem.ts';
import { toWords } from './sdl-nodes.ts';

/** Returns the problem of an id that no record of the kind has. */
export function unknownRecord(kind: string): Problem {
  const words = toWords(kind);
  return problem('not_a_record', { a: `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}` });
}
