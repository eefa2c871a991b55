import type { DeclaredField } from '../gateway/records/declare/declaration.ts';
import type { File } from './sources.ts';

interface Place {
  files: readonly string[];
  /** The names of fields that are left out, by the reason. */
  leftOut?: Readonly<Record<string, string>>;
  wants?: (field: DeclaredField) => boolean;
}

const isEntered = ({ isReadOnly }: DeclaredField) => !isReadOnly;
const isText = ({ kind, isReadOnly }: DeclaredField) => kind === 'text' && !isReadOnly;

const wordsOf = (domain: string, language: string): Place => ({
  files: [`${domain}.records.words.${language}.ts`, `base.records.words.${language}.ts`],
});

const usual = (domain: string) => ({
  words: wordsOf(domain, 'en'),
  'words in Portuguese': wordsOf(domain, 'pt-BR'),
});

/** The places where a field of a register is named by hand; forms, pages, lists and files have every declared field. */
export const fieldPlaces: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  Customer: {
    ...usual('customers'),
    merge: {
      files: ['mergeFields.ts'],
      wants: isEntered,
      leftOut: { 'what both have is united': 'tags contacts addresses' },
    },
    search: {
      files: [],
      wants: (field) => isText(field) && !field.isSearched,
      leftOut: { 'nobody is looked for by it': 'website street city cep tags notes' },
    },
  },
  Product: {
    ...usual('products'),
    search: {
      files: [],
      wants: (field) => isText(field) && !field.isSearched,
      leftOut: { 'no words to look for': 'imgUrl imgAlt', 'long texts': 'description' },
    },
  },
};

const namesIn = ({ leftOut = {} }: Place) =>
  Object.values(leftOut).flatMap((each) => each.split(' '));

function standsIn(text: string, name: string) {
  const either = `(?:${name}|${name.replace(/Id$/, '')})`;
  return new RegExp(`['.]${either}\\b|\\b${either}(?:: |=\\{)`).test(text);
}

/** Returns the fields that a place forgot, and those that it leaves out without need. */
export function misplaced(kind: string, fields: readonly DeclaredField[], files: readonly File[]) {
  const names = new Set(fields.map(({ name }) => name));
  return Object.entries(fieldPlaces[kind]!).flatMap(([place, given]) => {
    const text = files
      .filter(({ path }) => given.files.some((file) => path.endsWith(`/${file}`)))
      .map((file) => file.text)
      .join('\n');
    const missing = fields
      .filter(({ name }) => !names.has(`${name}Id`))
      .filter((field) => (given.wants?.(field) ?? true) && !standsIn(text, field.name))
      .map(({ name }) => name);
    const leftOut = namesIn(given);
    return [
      ...missing.filter((name) => !leftOut.includes(name)),
      ...leftOut.filter((name) => !missing.includes(name)),
    ].map((name) => `${name}: ${place}`);
  });
}
