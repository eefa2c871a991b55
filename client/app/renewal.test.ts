import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { useReadQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { beginChange } from './changesOnTheWay.ts';
import { forgetOnTheWay, noteChanges, renewingPreloader, renewShown } from './renewal.ts';

const query = gql`
  {
    title
  }
`;
const idle: (() => void)[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  idle.length = 0;
});

/** A page's query whose answer is in the cache. */
async function visited(title: string) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const answer = vi.fn((): ApolloLink.Result => ({ data: { title } }));
  const link = new ApolloLink(() => of(answer()));
  const client = new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false });
  const preload = renewingPreloader(client);
  const again = () => preload<{ title: string }>(query, { fetchPolicy: 'cache-and-network' });
  await preload.toPromise(again());
  return { client, preload, answer, again };
}

it('asks for what the cache has once the browser is idle, and for the rest at once', async () => {
  const { client, preload, answer, again } = await visited('Clientes');
  const title = () => client.readQuery<{ title: string }>({ query })?.title;
  expect(title()).toBe('Clientes');
  answer.mockReturnValue({ data: { title: 'Produtos' } });
  await preload.toPromise(again());
  expect(title()).toBe('Clientes');
  expect(idle).toHaveLength(1);
  for (const run of idle) run();
  await vi.waitFor(() => expect(title()).toBe('Produtos'));

  answer.mockReturnValue({ data: { title: 'Vendas' } });
  await preload.toPromise(preload(query, { fetchPolicy: 'network-only' }));
  expect(title()).toBe('Vendas');
});

it('asks once for what is on its way, but anew after a change', async () => {
  const { client, preload } = await visited('Clientes');
  const answers: Subject<ApolloLink.Result>[] = [];
  client.setLink(
    new ApolloLink(() => {
      const answer = new Subject<ApolloLink.Result>();
      answers.push(answer);
      return answer;
    }),
  );
  const ask = () => preload(query, { fetchPolicy: 'network-only' });
  const first = ask();
  expect(ask()).toBe(first);
  forgetOnTheWay();
  const afterChange = ask();
  expect(afterChange).not.toBe(first);
  expect(ask()).toBe(afterChange);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) {
    answer.next({ data: { title: 'Vendas' } });
    answer.complete();
  }
  await preload.toPromise(afterChange);
  expect(ask()).not.toBe(afterChange);
});

it('an answer that says the same draws nothing, and one that refuses is told by the page', async () => {
  const { client, answer, again } = await visited('Clientes');
  const shown = again();
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useReadQuery(shown).data.title;
  });
  const sent = vi.spyOn(client, 'query');
  const renewed = () =>
    act(async () => {
      for (const run of idle.splice(0)) run();
      await Promise.allSettled(sent.mock.results.map(({ value }) => value as Promise<unknown>));
    });
  await renewed();
  expect({ asked: answer.mock.calls.length, drawn }).toEqual({ asked: 2, drawn: 1 });

  again();
  answer.mockReturnValue({ data: { title: 'Produtos' } });
  await renewed();
  await waitFor(() => expect(result.current).toBe('Produtos'));
  expect(drawn).toBe(2);

  again();
  answer.mockReturnValue({ data: null, errors: [{ message: 'Not any more' }] });
  await expect(renewed()).rejects.toThrow('Not any more');
});

/** A client that others answer. */
function answered(client: ApolloClient) {
  const asked: { variables: object; answer: Subject<ApolloLink.Result> }[] = [];
  client.setLink(
    new ApolloLink(({ variables }) => {
      const answer = new Subject<ApolloLink.Result>();
      asked.push({ variables, answer });
      return answer;
    }),
  );
  /** What is asked for once the browser is idle; answers with these data. */
  return async function renewing() {
    const renewed = renewShown(client);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    for (const run of idle.splice(0)) run();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { variables, answer } = asked.pop()!;
    const come = (data: object) =>
      act(async () => {
        answer.next({ data } as ApolloLink.Result);
        answer.complete();
        await renewed;
      });
    return { variables, come };
  };
}

it('what is shown is asked for again, and again after an answer from before a change', async () => {
  const { client, preload } = await visited('Clientes');
  const renewing = answered(client);
  const shown = preload<{ title: string }>(query, { fetchPolicy: 'cache-first' });
  const { result } = renderHook(() => useReadQuery(shown).data.title);
  noteChanges();
  await (await renewing()).come({ title: 'Produtos' });
  await waitFor(() => expect(result.current).toBe('Produtos'));
  await renewShown(client);
  expect(idle).toEqual([]);

  noteChanges();
  const end = beginChange();
  await (await renewing()).come({ title: 'Before it has ended' });
  end();
  const early = await renewing();
  beginChange()();
  await early.come({ title: 'Before another' });
  expect(client.readQuery<{ title: string }>({ query })?.title).toBe('Produtos');

  await (await renewing()).come({ title: 'Vendas' });
  await waitFor(() => expect(result.current).toBe('Vendas'));
});

it('whoever types sees what is new once they have done', async () => {
  const { client, preload } = await visited('Clientes');
  const renewing = answered(client);
  const shown = preload<{ title: string }>(query, { fetchPolicy: 'cache-first' });
  const { result } = renderHook(() => useReadQuery(shown).data.title);
  const field = document.body.appendChild(document.createElement('input'));
  const type = () => field.focus();
  type();
  noteChanges();
  await renewShown(client);
  expect(idle).toEqual([]);

  field.blur();
  const early = await renewing();
  type();
  await early.come({ title: 'While they type' });
  expect(result.current).toBe('Clientes');
  field.remove();
  await (await renewing()).come({ title: 'Vendas' });
  await waitFor(() => expect(result.current).toBe('Vendas'));
});

it('a list that has grown is asked for as it is shown, and is not cut', async () => {
  const deals = gql`
    query Deals($first: Int!) {
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
  const listed = (count: number) => ({
    deals: {
      pageInfo: { hasNextPage: true },
      nodes: Array.from({ length: count }, (_, id) => ({ __typename: 'Deal', id: String(id) })),
    },
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const preload = renewingPreloader(client);
  const renewing = answered(client);
  const variables = { first: 2 };
  client.writeQuery({ query: deals, variables, data: listed(3) });
  const shown = preload<ReturnType<typeof listed>>(deals, {
    variables,
    fetchPolicy: 'cache-first',
  });
  const { result } = renderHook(() => useReadQuery(shown).data.deals.nodes.length);
  noteChanges();
  const { variables: asked, come } = await renewing();
  expect(asked).toEqual({ first: 3 });
  await come(listed(2));
  expect(result.current).toBe(3);
});
