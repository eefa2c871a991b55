import type {
  ApolloClient,
  DocumentNode,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type ArgumentNode, Kind } from 'graphql';
import { dependsOn } from './dependsOn.ts';
import { drags, noteChanges, shown, takeNoted } from './live.ts';
import { type Asked, countOf, type Parts, refetchIntoCache } from './refetchIntoCache.ts';
import { whenIdle } from './whenIdle.ts';

const MOST_A_PAGE = 100;

/** Refetches the queries of the shown pages that depend on what has changed. What fails is refetched the next time. */
export async function refetchActive(client: ApolloClient): Promise<void> {
  const ofNow = shown;
  if (!ofNow.isOld) return;
  refetchPolled(client, ofNow.kinds);
  if (isBusy()) return;
  const { kinds } = takeNoted();
  const isTaken = await takeShown(client, kinds).catch(() => false);
  if (!isTaken && shown === ofNow) noteChanges(kinds);
}

/** A polled query, such as a chat's messages, may change while the user types. */
function refetchPolled(client: ApolloClient, kinds: ReadonlySet<string> | undefined): void {
  if (!kinds) return;
  for (const each of client.getObservableQueries()) {
    const isPolled = Boolean(each.options.pollInterval);
    if (isPolled && dependsOn(answerOf(each), kinds)) void each.refetch().catch(() => undefined);
  }
}

const answerOf = (query: ObservableQuery) => query.getCurrentResult().data;

const ENTRY =
  'input:not([type=checkbox], [type=radio], [type=search]), textarea, [contenteditable=true]';

/** Whether the user types, drags or has a panel or a menu open: the shown data must not change until they are done. */
const isBusy = () =>
  drags.size > 0 ||
  document.querySelector(':active, [aria-haspopup=menu][aria-expanded=true]') !== null ||
  document.activeElement?.closest(`${ENTRY}, [role=dialog]:not([data-live])`) != null;

/** Whether a query is refetched: a form keeps its initial data, and a polled query refetches itself. */
const isRead = ({ options: { initialFetchPolicy, pollInterval, context } }: ObservableQuery) =>
  (initialFetchPolicy !== 'network-only' || context?.isLive === true) && !pollInterval;

/** Sends each of these queries of the shown pages once. Resolves to whether each has succeeded or was refused. */
async function takeShown(
  client: ApolloClient,
  kinds: ReadonlySet<string> | undefined,
): Promise<boolean> {
  const all = [...client.getObservableQueries()].filter(
    (query) => isRead(query) && dependsOn(answerOf(query), kinds),
  );
  const once = all.filter((each, at) => at === all.findIndex((other) => isSame(other, each)));
  await new Promise<void>(whenIdle);
  const taken = once.map(async ({ options }) => {
    const variables = asShown(client, options);
    return refetchIntoCache(client, options, { variables, mayTake: () => !isBusy() }).catch(
      isRefused,
    );
  });
  return (await Promise.all(taken)).every(Boolean);
}

const isRefused = (error: unknown) => CombinedGraphQLErrors.is(error);

const isSame = ({ options: one }: ObservableQuery, { options: other }: ObservableQuery) =>
  one.query === other.query && JSON.stringify(one.variables) === JSON.stringify(other.variables);

function asShown(client: ApolloClient, { query, variables = {} }: Asked): OperationVariables {
  const { first } = variables as { first?: number };
  if (typeof first !== 'number') return variables;
  const parts = client.readQuery<Parts>({ query, variables }) ?? {};
  const most = Math.max(first, ...readByFirst(query).map((name) => countOf(parts[name])));
  return { ...variables, first: Math.min(most, MOST_A_PAGE) };
}

/** Lists whose length is the variable `first`. */
function readByFirst({ definitions }: DocumentNode): string[] {
  const fields = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : [],
  );
  return fields.flatMap((field) =>
    field.kind === Kind.FIELD && field.arguments?.some(isOfFirst)
      ? (field.alias ?? field.name).value
      : [],
  );
}

const isOfFirst = ({ value }: ArgumentNode) =>
  value.kind === Kind.VARIABLE && value.name.value === 'first';
