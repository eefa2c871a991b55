/** The catalogues of all pages, each a file of its own: a page loads the words that it shows. */
export const catalogues = import.meta.glob<{ texts: object }>([
  './en/*.ts',
  './pt-BR/*.ts',
  '!./*/{common,accounts}.ts',
]);
