import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { useReadQuery } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { release, releaseAllBut } from './preloads.ts';
import { renewingPreloader } from './renewal.ts';

const queryOf = (name: string) => gql`query ${name} { title }`;

function pages() {
  const answers: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>();
    answers.push(answer);
    return answer;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false });
  const preloader = renewingPreloader(client);
  const preload = (name: string) => preloader<{ title: string }>(queryOf(name));
  const answerAll = () => {
    for (const answer of answers.splice(0)) {
      answer.next({ data: { title: 'Clientes' } });
      answer.complete();
    }
  };
  const names = () => [...client.getObservableQueries()].map(({ queryName }) => queryName);
  return { preload, answerAll, names };
}

it('a page that was left keeps no query: neither one never drawn nor one that nothing reads', async () => {
  const { preload, answerAll, names } = pages();
  const [left, dropped] = [preload('Left'), preload('Dropped')];
  const shown = { list: preload('Shown'), others: preload('LaterOnThisPage'), view: 'board' };
  releaseAllBut([null, shown]);
  expect(names()).toEqual(['Left', 'Dropped', 'Shown', 'LaterOnThisPage']);
  answerAll();
  await vi.waitFor(() => expect(names()).toEqual(['Shown', 'LaterOnThisPage']));

  const { unmount } = renderHook(() => useReadQuery(shown.list).data.title);
  releaseAllBut([]);
  await vi.waitFor(() => expect(names()).toEqual(['Shown']));
  unmount();
  await vi.waitFor(() => expect(names()).toEqual([]));
  release([left, dropped, shown]);
});

it('a page that is shown after all reads what has been answered, and asks for nothing', async () => {
  const { preload, answerAll, names } = pages();
  const list = preload('List');
  releaseAllBut([]);
  answerAll();
  await vi.waitFor(() => expect(names()).toEqual([]));
  const { result } = renderHook(() => useReadQuery(list).data.title);
  expect(result.current).toBe('Clientes');
  expect(names()).toEqual(['List']);
});
