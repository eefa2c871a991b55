import { ApolloClient, ApolloLink, type DocumentNode, gql, InMemoryCache } from '@apollo/client';
import { useReadQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginMutation } from './pendingMutations.ts';
import { noteChanges, startLive } from './live.ts';
import { renewingPreloader } from './renewal.ts';
import { refetchActive } from './refetchActive.ts';

const idle: (() => void)[] = [];

beforeEach(startLive);

afterEach(() => {
  vi.unstubAllGlobals();
  idle.length = 0;
});

/** A page that has read a query, and how to renew it with what others answer. */
function shownPage<Data extends object>(query: DocumentNode, data: Data, variables = {}) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const asked: { variables: object; answer: Subject<ApolloLink.Result> }[] = [];
  const link = new ApolloLink((operation) => {
    const answer = new Subject<ApolloLink.Result>();
    asked.push({ variables: operation.variables, answer });
    return answer;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query, variables, data });
  const shown = renewingPreloader(client)<Data>(query, { variables, fetchPolicy: 'cache-first' });
  const { result } = renderHook(() => useReadQuery(shown).data);
  /** Returns the query that is sent once the browser is idle, and a function to answer it. */
  async function renewing() {
    const renewed = refetchActive(client);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    for (const run of idle.splice(0)) run();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { variables: sent, answer } = asked.pop()!;
    const come = (current: object) =>
      act(async () => {
        answer.next({ data: current } as ApolloLink.Result);
        answer.complete();
        await renewed;
      });
    return { sent, come };
  }
  return { client, result, renewing };
}

const titleQuery = gql`
  {
    title
  }
`;

it('what is shown is asked for again, and again after an answer from before a change', async () => {
  const { client, result, renewing } = shownPage(titleQuery, { title: 'Clientes' });
  noteChanges();
  await (await renewing()).come({ title: 'Produtos' });
  await waitFor(() => expect(result.current.title).toBe('Produtos'));
  await refetchActive(client);
  expect(idle).toEqual([]);

  noteChanges();
  const end = beginMutation();
  await (await renewing()).come({ title: 'Before it has ended' });
  end();
  const early = await renewing();
  beginMutation()();
  await early.come({ title: 'Before another' });
  expect(result.current.title).toBe('Produtos');

  await (await renewing()).come({ title: 'Vendas' });
  await waitFor(() => expect(result.current.title).toBe('Vendas'));
});

it('whoever types sees what is new once they have done', async () => {
  const { client, result, renewing } = shownPage(titleQuery, { title: 'Clientes' });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  noteChanges();
  await refetchActive(client);
  expect(idle).toEqual([]);

  field.blur();
  const early = await renewing();
  field.focus();
  await early.come({ title: 'While they type' });
  expect(result.current.title).toBe('Clientes');
  field.remove();
  await (await renewing()).come({ title: 'Vendas' });
  await waitFor(() => expect(result.current.title).toBe('Vendas'));
});

it('an open menu stays as it is until it is closed', async () => {
  const { client, renewing } = shownPage(titleQuery, { title: 'Clientes' });
  const button = document.body.appendChild(document.createElement('button'));
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'true');
  noteChanges();
  await refetchActive(client);
  expect(idle).toEqual([]);
  button.setAttribute('aria-expanded', 'false');
  await (await renewing()).come({ title: 'Vendas' });
  button.remove();
});

it('a session asks for nothing that an earlier one has missed', async () => {
  const { client, renewing } = shownPage(titleQuery, { title: 'Clientes' });
  noteChanges();
  const late = await renewing();
  startLive();
  beginMutation()();
  await late.come({ title: 'Before a change' });
  await refetchActive(client);
  expect(idle).toEqual([]);
});

it('a list that has grown is asked for as it is shown, and is not cut', async () => {
  const query = gql`
    query Deals($first: Int!) {
      stages(first: 100) {
        nodes {
          id
        }
      }
      deals(first: $first) {
        pageInfo {
          hasNextPage
        }
        nodes {
          id
        }
      }
    }
  `;
  const nodesOf = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ __typename: 'Deal', id: String(id) }));
  const listed = (count: number) => ({
    stages: { nodes: nodesOf(6) },
    deals: { pageInfo: { hasNextPage: true }, nodes: nodesOf(count) },
  });
  const { result, renewing } = shownPage(query, listed(3), { first: 2 });
  noteChanges();
  const { sent, come } = await renewing();
  expect(sent).toEqual({ first: 3 });
  await come(listed(2));
  expect(result.current.deals.nodes).toHaveLength(3);
});
