/**
 * The functions that read a list's filter from its URL, by kind; filled by declaration merging in
 * `features/x/x.urlFilter.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface ListFilters {}

const rows = import.meta.glob<Partial<ListFilters>>('../../features/*/*.urlFilter.ts', {
  eager: true,
  import: 'listFilters',
});

/** The same functions, for pages that show a part of another feature's list. */
export const listFilters = Object.assign({}, ...Object.values(rows)) as ListFilters;
