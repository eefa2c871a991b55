import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { createQueryPreloader } from '@apollo/client/react';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { beginMutation } from './pendingMutations.ts';
import { deduplicateQueries } from './deduplicateQueries.ts';

const titles = gql`
  query Titles($first: Int) {
    title(first: $first)
  }
`;
const names = gql`
  query Names {
    name
  }
`;

/** A client as the application's, whose answers come when the test sends them. */
function clientOf() {
  const asked: { name: string | undefined; answer: (data: object) => void }[] = [];
  const gateway = new ApolloLink(({ operationName: name }) => {
    const answers = new Subject<ApolloLink.Result>();
    const answer = (data: object) => {
      answers.next({ data });
      answers.complete();
    };
    asked.push({ name, answer });
    return answers;
  });
  const link = ApolloLink.from([deduplicateQueries(), gateway]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false });
  const ask = (variables = {}) =>
    client.query<{ title: string }>({ query: titles, variables, fetchPolicy: 'no-cache' });
  return { client, asked, ask };
}

it('asks once for what is on its way, and anew when it has come', async () => {
  const { asked, ask } = clientOf();
  const both = [ask(), ask()];
  const other = ask({ first: 2 });
  expect(asked).toHaveLength(2);
  asked[0]!.answer({ title: 'Clientes' });
  for (const { data } of await Promise.all(both)) expect(data).toEqual({ title: 'Clientes' });
  const again = ask();
  expect(asked).toHaveLength(3);
  asked[1]!.answer({ title: 'Vendas' });
  asked[2]!.answer({ title: 'Produtos' });
  expect([(await other).data?.title, (await again).data?.title]).toEqual(['Vendas', 'Produtos']);
});

it('asks anew when a change has begun or ended', async () => {
  const { asked, ask } = clientOf();
  const before = ask();
  const endChange = beginMutation();
  const meanwhile = ask();
  endChange();
  const after = ask();
  expect(asked).toHaveLength(3);
  for (const [at, title] of ['old', 'either', 'new'].entries()) asked[at]!.answer({ title });
  const all = await Promise.all([before, meanwhile, after]);
  expect(all.map(({ data }) => data?.title)).toEqual(['old', 'either', 'new']);
});

it('a page whose query is on its way while another answer comes is not asked for twice', async () => {
  const { client, asked } = clientOf();
  const preload = createQueryPreloader(client);
  const page = preload(titles, { fetchPolicy: 'cache-and-network' });
  client.writeQuery({ query: names, data: { name: 'Ana' } });
  // The cache tells those who read it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.map(({ name }) => name)).toEqual(['Titles']);
  asked[0]!.answer({ title: 'Clientes' });
  await preload.toPromise(page);
  expect(client.readQuery({ query: titles })).toEqual({ title: 'Clientes' });
});
