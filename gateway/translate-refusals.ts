import { languages, type Language } from './csv/cells.ts';
import type { FieldErrors } from './graphql/errors.ts';
import { portuguese } from './portuguese-refusals.ts';

/** Header that asks for messages in another language than English. */
const LANGUAGE_HEADER = 'retaguarda-language';

/** Not `Accept-Language`, which browsers send unasked: older programs depend on the English messages. */
export function requestedLanguage(headers: Readonly<Record<string, unknown>>): Language {
  const asked = headers[LANGUAGE_HEADER];
  return languages.find((language) => language === asked) ?? 'en';
}

interface Messages {
  message: string;
  fields?: FieldErrors | undefined;
}

export function translateRefusal(language: Language, { message, fields }: Messages): Messages {
  const problems = Object.entries(fields ?? {}).map(([field, problem]) => [
    field,
    translateMessage(language, problem),
  ]);
  return {
    message: translateMessage(language, message),
    fields: fields && (Object.fromEntries(problems) as FieldErrors),
  };
}

export function translateMessage(language: Language, text: string): string {
  if (language === 'en') return text;
  const [, record = '', problem = text] = knows(text) ? [] : (OF_ONE.exec(text) ?? []);
  const found = portuguese.find(([said]) => said.test(problem));
  return found ? record + problem.replace(found[0], found[1]) : text;
}

const knows = (text: string) => portuguese.some(([said]) => said.test(text));

/** A problem of one of several records, which it names first. */
const OF_ONE = /^(.+: )([^:]+)$/s;
