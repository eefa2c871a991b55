import { pageVariables } from './useListParams.ts';
import { type DeclaredField, otherFields, type RecordDeclaration } from '../declaration.ts';
import { withGroups } from './filterGroups.ts';
import { filterIn, urlKeysOfKind } from './filters.ts';
import { listFilters, type OwnFilter } from './listFilters.ts';

type FilterIn = (parameters: URLSearchParams) => object;

const ownFilters = listFilters as unknown as Partial<Record<string, OwnFilter>>;

/**
 * Returns the function that reads a list's filter from its URL: the kind's own, and that of the declared fields that it
 * does not read.
 */
export function filterParserOf(declaration: RecordDeclaration): FilterIn {
  const own = ownFilters[declaration.kind];
  if (!own) {
    return withGroups(
      (parameters: URLSearchParams) => filterIn(declaration, parameters),
      urlKeysOfKind(declaration),
    );
  }
  const declared = { ...declaration, isSearched: false, fields: declaredFilters(declaration) };
  return withGroups(
    (parameters: URLSearchParams) => ({
      ...filterIn(declared, parameters),
      ...own.read(parameters),
    }),
    [...own.keys, ...urlKeysOfKind(declared)],
  );
}

/** Returns the fields with a declared filter which the kind's own filter does not read. */
export const declaredFilters = ({ kind, fields }: RecordDeclaration): readonly DeclaredField[] =>
  otherFields(fields, ownFilters[kind]?.fields ?? []).filter(({ filter }) => filter);

export const listVariables = (declaration: RecordDeclaration, parameters: URLSearchParams) => ({
  ...pageVariables(parameters, declaration.sorts),
  filter: filterParserOf(declaration)(parameters),
});
