import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

export type GivenQuery = Readonly<Record<string, string | string[] | undefined>>;

export function givenText(query: GivenQuery, name: string): string {
  const given = query[name] ?? '';
  return Array.isArray(given) ? (given[0] ?? '') : given;
}

/** Returns an input that an address has as JSON; null for none. Throws Invalid for anything else. */
export function givenObject(query: GivenQuery, name: string): object | null {
  const given = givenText(query, name);
  if (given === '') return null;
  try {
    const input: unknown = JSON.parse(given);
    if (typeof input === 'object' && !Array.isArray(input)) return input;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid({ [name]: problem('not_an_object') });
}
