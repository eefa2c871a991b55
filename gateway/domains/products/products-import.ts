import { type CsvWords, derivedImport } from '../../csv/derived-csv.ts';
import type { ListImport } from '../../csv/list-import.ts';
import { REQUIRED } from '../../errors/errors.ts';
import { declared } from '../../records/declarations.ts';
import { productRecord } from './products.record.ts';

/** Matched by sku, which every row needs. */
export function productsImport(words: CsvWords): ListImport {
  const derived = derivedImport(declared('Product'), productRecord, words);
  return {
    ...derived,
    prepare(given, found) {
      const prepared = derived.prepare(given, found);
      if (derived.keyOf(given) !== null) return prepared;
      return { ...prepared, errors: { ...prepared.errors, sku: REQUIRED } };
    },
  };
}
