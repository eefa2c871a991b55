import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { takeCurrent } from './takeCurrent.ts';
import { whenIdle } from './whenIdle.ts';

/** What pages read, other than forms. */
export const readByPages = new WeakSet<DocumentNode>();

/** Whether others have changed what the shown pages do not show yet. */
let isOld = false;
let isRenewing = false;
const drags = new Set<object>();

export const noteChanges = () => void (isOld = true);

export const holdForDrag = (drag: object) => void drags.add(drag);
export const letGoAfterDrag = (drag: object) => void drags.delete(drag);

const ENTRY =
  'input:not([type=checkbox], [type=radio], [type=search]), textarea, [contenteditable=true]';

/** Whoever types, drags or has a panel open sees what they began with until they have done. */
const isBusy = () =>
  drags.size > 0 ||
  document.querySelector(':active') !== null ||
  document.activeElement?.closest(`${ENTRY}, [role=dialog]`) != null;

/** Asks again for what the shown pages read. What does not come is asked for the next time. */
export async function renewShown(client: ApolloClient): Promise<void> {
  if (!isOld || isRenewing || isBusy()) return;
  [isOld, isRenewing] = [false, true];
  const shown = [...client.getObservableQueries()].filter(({ options: { query } }) =>
    readByPages.has(query),
  );
  const once = shown.filter((each, at) => at === shown.findIndex((other) => isSame(other, each)));
  await new Promise<void>(whenIdle);
  const renewed = once.map(({ options }) =>
    takeCurrent(client, options, () => !isBusy()).catch(isRefused),
  );
  if ((await Promise.all(renewed)).includes(false)) isOld = true;
  isRenewing = false;
}

const isRefused = (error: unknown) => CombinedGraphQLErrors.is(error);

const isSame = ({ options: one }: ObservableQuery, { options: other }: ObservableQuery) =>
  one.query === other.query && JSON.stringify(one.variables) === JSON.stringify(other.variables);
