import type { CsvWords } from '../../csv/derived-csv.ts';
import { derivedImport } from '../../csv/derived-import.ts';
import type { ListImport } from '../../csv/list-import.ts';
import { REQUIRED } from '../../errors/errors.ts';
import { declarationOf } from '../../records/declarations.ts';
import { productRecord } from './products.record.ts';

/** Returns the import of products: rows are matched by id or by sku, of which every row needs one. */
export function productsImport(words: CsvWords): ListImport {
  const derived = derivedImport(declarationOf('Product'), productRecord, words);
  return {
    ...derived,
    prepare(given, before, found) {
      const prepared = derived.prepare(given, before, found);
      if (before || (typeof given.sku === 'string' && given.sku.trim() !== '')) return prepared;
      return { ...prepared, errors: { ...prepared.errors, sku: REQUIRED } };
    },
  };
}
