import { setAll } from '../../ui/useAddressParams.ts';
import type { ListLook } from '../list/useListLook.ts';
import { positionKeys, withoutKeys } from '../list/useListParams.ts';

export function viewAddress({ id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set('view', id);
  return `?${parameters.toString()}`;
}

/** The view's query string, as the gateway stores it. */
export function viewQuery(parameters: URLSearchParams, look: ListLook): string {
  const query = withoutKeys(parameters, [...positionKeys, 'view', 'peek']);
  setAll(query, { ...look });
  return query.toString();
}
