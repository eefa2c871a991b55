import { languages, type Language } from './csv/cells.ts';
import type { FieldErrors } from './graphql/errors.ts';
import { portuguese } from './portuguese-refusals.ts';

/** The header by which a caller asks for refusals in another language than the English of the API. */
const LANGUAGE_HEADER = 'retaguarda-language';

/**
 * The language that a request asks for. Browsers send `Accept-Language` unasked: older programs in a Portuguese
 * one still have to read the words that they know.
 */
export function languageAskedIn(headers: Readonly<Record<string, unknown>>): Language {
  const asked = headers[LANGUAGE_HEADER];
  return languages.find((language) => language === asked) ?? 'en';
}

interface Said {
  message: string;
  fields?: FieldErrors | undefined;
}

/** A refusal in the language of who reads it. */
export function refusalSaidIn(language: Language, { message, fields }: Said): Said {
  const problems = Object.entries(fields ?? {}).map(([field, problem]) => [
    field,
    saidIn(language, problem),
  ]);
  return {
    message: saidIn(language, message),
    fields: fields && (Object.fromEntries(problems) as FieldErrors),
  };
}

/** What a rule says, in the language of who reads it. */
export function saidIn(language: Language, text: string): string {
  if (language === 'en') return text;
  const [, record = '', problem = text] = knows(text) ? [] : (OF_ONE.exec(text) ?? []);
  const found = portuguese.find(([said]) => said.test(problem));
  return found ? record + problem.replace(found[0], found[1]) : text;
}

const knows = (text: string) => portuguese.some(([said]) => said.test(text));

/** A problem of one of several records, which is named before it. */
const OF_ONE = /^(.+: )([^:]+)$/s;
