import type { ListOrigin } from '../../core/listOrigin.ts';
import type { PageInfo } from './pageInfo.ts';
import { positionKeys, withoutKeys } from './useListParams.ts';

/** Returns the URLs of the list's previous and next page, if there are any. */
export function pagesAround(
  list: string,
  { hasPreviousPage, hasNextPage, startCursor, endCursor }: PageInfo,
): Pick<ListOrigin, 'previous' | 'next'> {
  const [pathname = '', search] = list.split('?');
  const pageAt = (key: string, cursor: string | null) => {
    const parameters = withoutKeys(new URLSearchParams(search), positionKeys);
    parameters.set(key, cursor ?? '');
    return `${pathname}?${parameters.toString()}`;
  };
  return {
    ...(hasPreviousPage && { previous: pageAt('before', startCursor) }),
    ...(hasNextPage && { next: pageAt('after', endCursor) }),
  };
}
