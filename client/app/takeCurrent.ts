import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { type ArgumentNode, Kind } from 'graphql';
import { watchChanges } from './changesOnTheWay.ts';

export interface Asked {
  query: DocumentNode;
  variables?: OperationVariables;
  context?: object;
}

/** False for an answer that may be older than a change. Of a list that has grown as much is asked for as is shown. */
export async function takeCurrent(
  client: ApolloClient,
  { query, variables, context }: Asked,
  mayTake = () => true,
): Promise<boolean> {
  const isUnchanged = watchChanges();
  const shown = client.readQuery<Parts>({ query, variables }) ?? {};
  const asked = { query, variables: grown({ query, variables }, shown), context };
  const { data } = await client.query<Parts>({ ...asked, fetchPolicy: 'no-cache' });
  if (!isUnchanged() || !mayTake()) return false;
  const isCut = Object.entries(data ?? {}).some(
    ([name, part]) => part?.pageInfo?.hasNextPage && countOf(shown[name]) > countOf(part),
  );
  if (!isCut) client.writeQuery({ query, variables, data });
  return true;
}

const MOST_A_PAGE = 100;

type Part = { nodes?: readonly unknown[]; pageInfo?: { hasNextPage?: boolean } } | null;
type Parts = Record<string, Part>;

const countOf = (part: Part | undefined) => part?.nodes?.length ?? 0;

function grown({ query, variables = {} }: Asked, shown: Parts): OperationVariables {
  const { first } = variables as { first?: number };
  if (typeof first !== 'number') return variables;
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
