export const languages = ['en', 'pt-BR'] as const;

export type Language = (typeof languages)[number];

export type Words = Readonly<Record<Language, string>>;

/** Header that asks for messages in another language than English. */
const LANGUAGE_HEADER = 'retaguarda-language';

/**
 * Returns the language that the header asks for. `Accept-Language` is not read, because browsers send it unasked and
 * older programs depend on the English messages.
 */
export function requestedLanguage(headers: Readonly<Record<string, unknown>>): Language {
  const asked = headers[LANGUAGE_HEADER];
  return languages.find((language) => language === asked) ?? 'en';
}
