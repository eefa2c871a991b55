import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { queriesSettled } from './queriesSettled.ts';

const queries = { One: gql('query One { one }'), Other: gql('query Other { other }') };

it('waits for every answer that is shown, also for one that is an error', async () => {
  const answers = {
    One: new Subject<ApolloLink.Result>(),
    Other: new Subject<ApolloLink.Result>(),
  };
  const link = new ApolloLink(
    ({ operationName }) => answers[operationName as keyof typeof answers],
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  for (const query of Object.values(queries)) client.watchQuery({ query }).subscribe({});
  const done = vi.fn();
  const all = queriesSettled(client).then(done);

  answers.One.next({ data: { one: 1 } });
  answers.One.complete();
  await vi.waitFor(() => expect(client.readQuery({ query: queries.One })).toEqual({ one: 1 }));
  expect(done).not.toHaveBeenCalled();
  answers.Other.error(new Error('No network.'));
  await all;
  await queriesSettled(client);
});
