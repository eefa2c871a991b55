const catalogues = import.meta.glob<object>('../app/i18n/*/*.ts', {
  eager: true,
  import: 'texts',
});

const FILE = /\/([^/]+)\/([^/]+)\.ts$/;

export function catalogueFiles(language: string): string[] {
  const files = Object.keys(catalogues).map((path) => FILE.exec(path)!);
  return files
    .filter(([, own]) => own === language)
    .map(([, , namespace]) => namespace!)
    .toSorted();
}

/** Every text of a language by its key: `invoices:form.back`. */
export function catalogueTexts(language: string): Map<string, string> {
  const files = catalogueFiles(language).map((namespace): [string, object] => [
    `${namespace}:`,
    catalogues[`../app/i18n/${language}/${namespace}.ts`]!,
  ]);
  return new Map(files.flatMap(([prefix, texts]) => flattened(prefix, texts)));
}

function flattened(prefix: string, texts: object): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flattened(`${prefix}${key}.`, value as object),
  );
}
