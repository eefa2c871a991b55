import { setAll } from '../../ui/useAddressParams.ts';
import type { ListLook } from '../list/useListLook.ts';
import { positionKeys, withoutKeys } from '../list/useListParams.ts';

/** In the URL: no view, although the list has a default one. */
export const NO_VIEW = 'all';

export function viewAddress({ id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set('view', id);
  return `?${parameters.toString()}`;
}

/** The view's query, as the gateway stores it. */
export function viewQuery(parameters: URLSearchParams, look: ListLook): string {
  const query = withoutKeys(parameters, [...positionKeys, 'view', 'peek']);
  setAll(query, { ...look });
  return query.toString();
}
