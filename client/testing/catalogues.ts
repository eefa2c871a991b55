import { withNamespaces } from '../core/i18n/parts.ts';

const catalogues = import.meta.glob<object>(['../**/*.words.*.ts', '../../schema/*.words.*.ts'], {
  eager: true,
  import: 'texts',
});

const filesIn = (language: string) =>
  Object.fromEntries(
    Object.entries(catalogues).filter(([path]) => path.endsWith(`.words.${language}.ts`)),
  );

export const catalogueFiles = (language: string): string[] =>
  Object.keys(filesIn(language))
    .map((path) => path.replace(/\.words\..+/, ''))
    .toSorted();

/** Returns every text of some files with its key: `invoices:form.back`. */
export const textsIn = (files: Record<string, object>): [key: string, text: string][] =>
  withNamespaces(files).flatMap(([namespace, texts]) => flattened(`${namespace}:`, texts));

/** Returns every text of a language by its key. */
export const catalogueTexts = (language: string): Map<string, string> =>
  new Map(textsIn(filesIn(language)));

/** Returns the keys that two files say. */
export function keysSaidTwice(language: string): string[] {
  const keys = textsIn(filesIn(language)).map(([key]) => key);
  return keys.filter((key, index) => keys.indexOf(key) < index);
}

function flattened(prefix: string, texts: object): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flattened(`${prefix}${key}.`, value as object),
  );
}
