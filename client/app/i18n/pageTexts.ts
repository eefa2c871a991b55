/** A file each: a page loads its own texts only. */
export const catalogues = import.meta.glob<{ texts: object }>([
  './en/*.ts',
  './pt-BR/*.ts',
  '!./*/{common,accounts}.ts',
]);
