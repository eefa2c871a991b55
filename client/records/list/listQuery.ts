import { listVariables } from './useListParams.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { filterIn } from './filters.ts';
import { listFilters } from './listFilters.ts';

type FilterIn = (parameters: URLSearchParams) => object;

/** How a list reads its address: as the kind's feature says, else as its fields are declared. */
export const filterOf = (declaration: RecordDeclaration): FilterIn =>
  (listFilters as unknown as Partial<Record<string, FilterIn>>)[declaration.kind] ??
  ((parameters) => filterIn(declaration, parameters));

export const listQuery = (declaration: RecordDeclaration, parameters: URLSearchParams) => ({
  ...listVariables(parameters, declaration.sorts),
  filter: filterOf(declaration)(parameters),
});
