import type { Code } from '../../errors/catalogue.ts';
import { english } from '../../errors/messages.en.ts';
import { problem, type Problem } from '../../errors/problem.ts';
import { capital } from './record-words.ts';
import { toWords } from './sdl-nodes.ts';

/** Returns the problem of an id that no record of the kind has: `not_a_customer`, if the catalogue has that. */
export function unknownRecord(kind: string): Problem {
  const words = toWords(kind);
  const code = `not_${/^[aeio]/.test(words) ? 'an' : 'a'}_${words.replaceAll(' ', '_')}`;
  return code in english
    ? { code: code as Code, parameters: {} }
    : problem('not_found', { what: capital(words) });
}
