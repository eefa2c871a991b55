import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { evictKinds, removeRecords } from './recordLists.ts';

const everything = gql`
  {
    customers {
      totalCount
      nodes {
        id
      }
    }
    deals {
      totalCount
      nodes {
        id
      }
    }
    dealStages
    invoiceSummary
    history {
      totalCount
    }
  }
`;

function filled() {
  const cache = new InMemoryCache();
  const list = (...ids: string[]) => ({
    totalCount: ids.length,
    nodes: ids.map((id) => ({ __typename: 'Deal', id })),
  });
  const data = {
    customers: list('c'),
    deals: list('1', '2'),
    dealStages: 3,
    invoiceSummary: 4,
    history: list(),
  };
  cache.writeQuery({ query: everything, data });
  return cache;
}

const heldIn = (cache: InMemoryCache) =>
  Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((name) => name !== '__typename');

it.each([
  [['Deal'], ['customers', 'invoiceSummary']],
  [['Invoice'], ['deals', 'dealStages']],
  [['Deal', 'Customer'], ['invoiceSummary']],
])('a change of %j leaves %j as they are', (kinds, left) => {
  const cache = filled();
  evictKinds(...kinds)(cache);
  expect(heldIn(cache)).toEqual(left);
});

it('takes deleted ones out of their lists, and reads their figures again', () => {
  const cache = filled();
  removeRecords(cache, 'Deal', ['1']);
  expect(heldIn(cache)).toEqual(['customers', 'deals', 'invoiceSummary', 'history']);
  const deals = cache.extract().ROOT_QUERY?.deals;
  expect(deals).toEqual({ totalCount: 1, nodes: [{ __ref: 'Deal:2' }] });
});

it('refuses a kind that has no list', () => {
  expect(() => removeRecords(filled(), 'Deals', ['1'])).toThrow(
    'Deals is no listed kind of record',
  );
});
