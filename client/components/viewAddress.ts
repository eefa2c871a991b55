import { setAll } from './useAddressParams.ts';
import type { ListLook } from './useListLook.ts';
import { positionKeys, withoutKeys } from './useListParams.ts';

/** Names the view in a list's address; this one stands for none, where the list would open with one. */
export const NO_VIEW = 'all';

/** The query part of the address that shows a view and says which one it is. */
export function viewAddress({ id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set('view', id);
  return `?${parameters.toString()}`;
}

/** What a view made of this address and look would keep; written as the gateway writes it. */
export function viewQuery(parameters: URLSearchParams, look: ListLook): string {
  const query = withoutKeys(parameters, [...positionKeys, 'view']);
  setAll(query, { ...look });
  return query.toString();
}
