import { pageVariables } from './useListParams.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { filterIn } from './filters.ts';
import { listFilters } from './listFilters.ts';

type FilterIn = (parameters: URLSearchParams) => object;

/**
 * Returns the function that reads a list's filter from its URL: that of the kind's feature, otherwise of its declared
 * fields.
 */
export const filterParserOf = (declaration: RecordDeclaration): FilterIn =>
  (listFilters as unknown as Partial<Record<string, FilterIn>>)[declaration.kind] ??
  ((parameters) => filterIn(declaration, parameters));

export const listVariables = (declaration: RecordDeclaration, parameters: URLSearchParams) => ({
  ...pageVariables(parameters, declaration.sorts),
  filter: filterParserOf(declaration)(parameters),
});
