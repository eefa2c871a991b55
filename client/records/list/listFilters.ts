/** The filters that lists have of their own, by kind; filled by declaration merging in `features/x/x.urlFilter.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface ListFilters {}

const rows = import.meta.glob<Partial<ListFilters>>('../../features/*/*.urlFilter.ts', {
  eager: true,
  import: 'listFilters',
});

/** A list's own filter. */
export interface OwnFilter {
  /** Returns the filter in a URL. */
  read: (parameters: URLSearchParams, ...more: never[]) => object;
  /** The declared fields that it reads. */
  fields: readonly string[];
  /** The URL keys that it reads. */
  keys: readonly string[];
}

/** The same filters, for pages that show a part of another feature's list. */
export const listFilters = Object.assign({}, ...Object.values(rows)) as ListFilters;
