import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { openKeys } from '../resources.ts';
import { currentNames } from './currentNames.ts';

export const PAGE_SIZES = [20, 50, 100];

export type Direction = 'ascending' | 'descending';

export interface PagePosition {
  after?: string;
  before?: string;
  /** The last page has no cursor. */
  isLast?: boolean;
}

export const positionKeys = ['after', 'before', 'last'];

/** The URL keys of how a list is shown, rather than of which records it contains. */
export const lookKeys = ['columns', 'density', 'widths', 'pinned'] as const;
const shownKeys = [
  ...lookKeys,
  ...positionKeys,
  ...openKeys,
  'view',
  'as',
  'size',
  'sort',
  'direction',
];

type Changes = Record<string, string | undefined>;

/**
 * The state of a list in the URL: page, sort order, page size, filters, columns and density. A change of anything
 * except the page and the column settings returns to the first page. When `keys` are given, only they are read.
 */
export function useListParams(keys?: readonly string[]) {
  const [parameters, changeParameters] = useAddressParams(keys);

  function write(
    changes: Changes,
    { replace, without = [] }: { replace: boolean; without?: string[] },
  ) {
    changeParameters(
      (next) => {
        for (const key of without) next.delete(key);
        setAll(next, changes);
      },
      { replace },
    );
  }

  return {
    get: (key: string) => parameters.get(key) ?? '',
    change: (changes: Changes) => write(changes, { replace: true, without: positionKeys }),
    arrange: (changes: Changes) => write(changes, { replace: true }),
    goTo: ({ after, before, isLast }: PagePosition) =>
      write({ after, before, last: isLast ? '1' : undefined }, { replace: false }),
  };
}

/** Returns a text that is equal for equal sets of entries. */
export const filterText = (parameters: URLSearchParams) =>
  withoutKeys(parameters, shownKeys).toString();

export const listQueryText = (parameters: URLSearchParams) =>
  withoutKeys(parameters, [...lookKeys, ...openKeys]).toString();

export function withoutKeys(parameters: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key]) => !keys.includes(key)));
}

/** Returns the variables of any list's query. Unknown values are ignored. */
export function pageVariables<Field extends string>(
  parameters: URLSearchParams,
  sortFields: readonly Field[],
) {
  const read = (key: string) => parameters.get(key) || undefined;
  const size = PAGE_SIZES.find((each) => String(each) === read('size')) ?? PAGE_SIZES[0];
  const isBackward = Boolean(read('before') ?? read('last'));
  const field = sortFields.find((each) => each === currentNames(read('sort') ?? ''));
  const direction = directionIn(read('direction'));
  return {
    ...(isBackward
      ? { last: size, before: read('before') }
      : { first: size, after: read('after') }),
    ...(field && { sort: { field, direction } }),
  };
}

export const directionIn = (text: string | undefined): Direction =>
  text === 'ascending' ? 'ascending' : 'descending';

/** The value of `view` in the URL that opens no view, although the list has a default one. */
export const NO_VIEW = 'all';
