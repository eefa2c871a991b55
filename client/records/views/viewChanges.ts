import type { ApolloClient } from '@apollo/client';
import type { CreateViewInput } from '../../generated/schema.ts';
import {
  CreateViewDocument,
  DeleteViewDocument,
  type SavedViews_ViewFragment as SavedView,
  SetDefaultViewDocument,
  UpdateViewDocument,
} from './SavedViews.generated.ts';

export type { SavedView };

const __typename = 'View' as const;

/** Mutations of saved views. Each shows its result optimistically, and rejects with the refusal of the gateway. */

export const createView = (client: ApolloClient, input: CreateViewInput) =>
  client.mutate({ mutation: CreateViewDocument, variables: { input } });

export function updateView(client: ApolloClient, view: SavedView, changes: Partial<SavedView>) {
  const { id, name, isShared } = { ...view, ...changes };
  const input = { id, name, isShared, query: changes.query ?? null };
  const changed = { __typename, ...view, ...changes };
  return client.mutate({
    mutation: UpdateViewDocument,
    variables: { input },
    optimisticResponse: { updateView: { view: changed } },
  });
}

export function deleteView(client: ApolloClient, { id }: SavedView) {
  return client.mutate({
    mutation: DeleteViewDocument,
    variables: { input: { id } },
    update: (cache) => void cache.evict({ id: cache.identify({ __typename, id }) }),
  });
}

/** Makes `chosen` the list's default view; undefined for none. */
export function setDefaultView(
  client: ApolloClient,
  { list, views }: { list: string; views: readonly SavedView[] },
  chosen?: SavedView,
) {
  const changed = views.map((view) => ({
    __typename,
    ...view,
    isDefault: view.id === chosen?.id,
  }));
  return client.mutate({
    mutation: SetDefaultViewDocument,
    variables: { input: { list, viewId: chosen?.id ?? null } },
    optimisticResponse: { setDefaultView: { views: changed } },
  });
}
