import { type Language, languages, type Words } from '../errors/language.ts';
import { toWords } from './declare/sdl-nodes.ts';
import { kindWords } from './generated/kind-words.ts';

interface Catalogue {
  kinds?: Readonly<Record<string, string>>;
  /** The names of the fields that every kind has. */
  fields?: Readonly<Record<string, string>>;
  fieldsOf?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  choicesOf?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

const catalogues: Readonly<Record<Language, readonly Catalogue[]>> = kindWords;

/** Returns a field's name on screens and in files; undefined when the kind's catalogue has none. */
export const fieldWords = (kind: string, name: string): Words | undefined =>
  inEachLanguage(({ fieldsOf }) => fieldsOf?.[kind]?.[name]) ??
  inEachLanguage(({ fields }) => fields?.[name]);

/** Returns the words of a field's choice; undefined when the kind's catalogue has none. */
export const choiceWords = (kind: string, field: string, value: string): Words | undefined =>
  inEachLanguage(({ choicesOf }) => choicesOf?.[kind]?.[field]?.[value]);

/** Returns the words of all choices of a field, by their values. */
export const choicesIn = (kind: string, field: string): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    kindWords.en.flatMap(({ choicesOf }: Catalogue) =>
      Object.keys(choicesOf?.[kind]?.[field] ?? {}).map((value) => [
        value,
        choiceWords(kind, field, value)!,
      ]),
    ),
  );

/** The noun of each kind that has one in its catalogue. */
export const kindNouns: Readonly<Record<string, Words>> = Object.fromEntries(
  kindWords.en.flatMap((each: Catalogue) =>
    Object.keys(each.kinds ?? {}).map((kind) => [
      kind,
      inEachLanguage(({ kinds }) => kinds?.[kind])!,
    ]),
  ),
);

/** Returns the noun of a kind; its name as words when no catalogue has one. */
export function kindNoun(kind: string): Words {
  const words = toWords(kind);
  return kindNouns[kind] ?? { en: words, 'pt-BR': words };
}

function inEachLanguage(read: (catalogue: Catalogue) => string | undefined): Words | undefined {
  const found = languages.flatMap((language) => {
    const text = catalogues[language].map(read).find((each) => each !== undefined);
    return text === undefined ? [] : [[language, text] as const];
  });
  return found.length === languages.length ? (Object.fromEntries(found) as Words) : undefined;
}
