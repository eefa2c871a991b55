const catalogues = import.meta.glob<object>('../**/*.words.*.ts', {
  eager: true,
  import: 'texts',
});

function fileAt(path: string) {
  const [, namespace, language] = /\/([^/.]+)\.words\.([^/.]+)\.ts$/.exec(path)!;
  return { namespace: namespace!, language };
}

function cataloguesIn(language: string): [namespace: string, texts: object][] {
  return Object.entries(catalogues)
    .map(([path, texts]) => ({ ...fileAt(path), texts }))
    .filter((each) => each.language === language)
    .map(({ namespace, texts }) => [namespace, texts]);
}

export const catalogueFiles = (language: string): string[] =>
  cataloguesIn(language)
    .map(([namespace]) => namespace)
    .toSorted();

/** Returns every text of a language by its key: `invoices:form.back`. */
export function catalogueTexts(language: string): Map<string, string> {
  const files = cataloguesIn(language);
  return new Map(files.flatMap(([namespace, texts]) => flattened(`${namespace}:`, texts)));
}

function flattened(prefix: string, texts: object): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flattened(`${prefix}${key}.`, value as object),
  );
}
