import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { useReadQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { renewingPreloader } from './renewal.ts';

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
