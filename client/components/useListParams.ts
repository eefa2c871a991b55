import { setAll, useAddressParams } from './useAddressParams.ts';

export const PAGE_SIZES = [20, 50, 100];

export type Direction = 'ascending' | 'descending';

/** Where a page of a list starts or ends, as the gateway's cursors have it. */
interface PagePosition {
  after?: string;
  before?: string;
  /** The last page, which no cursor names. */
  isLast?: boolean;
}

export const positionKeys = ['after', 'before', 'last'];

/** What says how a list is shown, and not which of its entries. */
const arrangementKeys = ['columns', 'density'];
/** What stands open beside a list. */
const openKeys = ['message', 'compose'];
const lookKeys = [
  ...arrangementKeys,
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
 * The state of a list as the URL has it: page, order, page size, filters, columns and density. A change of
 * anything but the page and the look goes back to the first page.
 */
export function useListParams() {
  const [parameters, changeParameters] = useAddressParams();

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
    /** Changes the look alone; the page stays. */
    arrange: (changes: Changes) => write(changes, { replace: true }),
    goTo: ({ after, before, isLast }: PagePosition) =>
      write({ after, before, last: isLast ? '1' : undefined }, { replace: false }),
    /** What restricts the list, as one text: equal when the same entries match. */
    filter: withoutKeys(parameters, lookKeys).toString(),
  };
}

export function withoutKeys(parameters: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key]) => !keys.includes(key)));
}

/** What a list's query takes from the URL, whatever it lists. Unknown values are as if left out. */
export function listVariables<Field extends string>(
  parameters: URLSearchParams,
  sortFields: readonly Field[],
) {
  const read = (key: string) => parameters.get(key) || undefined;
  const size = PAGE_SIZES.find((each) => String(each) === read('size')) ?? PAGE_SIZES[0];
  const isBackward = Boolean(read('before') ?? read('last'));
  const field = sortFields.find((each) => each === read('sort'));
  const direction = directionIn(read('direction'));
  return {
    ...(isBackward
      ? { last: size, before: read('before') }
      : { first: size, after: read('after') }),
    ...(field && { sort: { field, direction } }),
  };
}

/** The direction that a URL names; descending when it names none. */
export const directionIn = (text: string | undefined): Direction =>
  text === 'ascending' ? 'ascending' : 'descending';
