import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { renewalLink, renewingPreloader } from './renewal.ts';

const query = gql`
  {
    title
  }
`;

it('asks for what the cache has once the browser is idle, and for the rest at once', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const titles = ['Clientes', 'Produtos'];
  const link = ApolloLink.from([
    renewalLink,
    new ApolloLink(() => of({ data: { title: titles.shift() } })),
  ]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const preload = renewingPreloader(client);
  const title = () => client.readQuery<{ title: string }>({ query })?.title;

  await preload.toPromise(preload(query, { fetchPolicy: 'cache-and-network' }));
  expect(title()).toBe('Clientes');
  const again = preload(query, { fetchPolicy: 'cache-and-network' });
  await preload.toPromise(again);
  expect(title()).toBe('Clientes');
  expect(idle).toHaveLength(1);
  for (const run of idle) run();
  await vi.waitFor(() => expect(title()).toBe('Produtos'));

  titles.push('Vendas');
  await preload.toPromise(preload(query, { fetchPolicy: 'network-only' }));
  expect(title()).toBe('Vendas');
  vi.unstubAllGlobals();
});
