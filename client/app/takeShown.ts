import type {
  ApolloClient,
  DocumentNode,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type ArgumentNode, Kind } from 'graphql';
import { isBusy, readByPages } from './live.ts';
import { type Asked, countOf, type Parts, takeCurrent } from './takeCurrent.ts';
import { whenIdle } from './whenIdle.ts';

const MOST_A_PAGE = 100;

/** Asks once for each query of the shown pages. Answers whether each has come or is refused. */
export async function takeShown(client: ApolloClient): Promise<boolean> {
  const shown = [...client.getObservableQueries()].filter(({ options: { query } }) =>
    readByPages.has(query),
  );
  const once = shown.filter((each, at) => at === shown.findIndex((other) => isSame(other, each)));
  await new Promise<void>(whenIdle);
  const taken = once.map(async ({ options }) => {
    const variables = asShown(client, options);
    return takeCurrent(client, options, { variables, mayTake: () => !isBusy() }).catch(isRefused);
  });
  return (await Promise.all(taken)).every(Boolean);
}

const isRefused = (error: unknown) => CombinedGraphQLErrors.is(error);

const isSame = ({ options: one }: ObservableQuery, { options: other }: ObservableQuery) =>
  one.query === other.query && JSON.stringify(one.variables) === JSON.stringify(other.variables);

function asShown(client: ApolloClient, { query, variables = {} }: Asked): OperationVariables {
  const { first } = variables as { first?: number };
  if (typeof first !== 'number') return variables;
  const shown = client.readQuery<Parts>({ query, variables }) ?? {};
  const most = Math.max(first, ...readByFirst(query).map((name) => countOf(shown[name])));
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
