import { InMemoryCache } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { BoardOrderFragmentDoc } from './boardChanges.generated.ts';
import { orderOf } from './boardOrder.ts';
import { byList } from './writeOrder.ts';

const columnsIn = (order: string) =>
  order.split(' ').map((each) => {
    const [id = '', cards = ''] = each.split(':');
    return { id, cards: [...cards].map((card) => ({ id: card })) };
  });

function startCache() {
  const cache = new InMemoryCache();
  const columns = columnsIn('one:abc two:de three:f').map(({ id, cards }) => ({
    ...{ __typename: 'BoardColumn', id },
    cards: cards.map((card) => ({ ...{ __typename: 'Card' }, ...card })),
  }));
  const data = { ...{ __typename: 'Board', id: 'board' }, columns };
  cache.writeFragment({ fragment: BoardOrderFragmentDoc, data });
  const order = () =>
    cache
      .readFragment({ fragment: BoardOrderFragmentDoc, id: 'Board:board' })!
      .columns.map(({ id, cards }) => `${id}:${cards.map((card) => card.id).join('')}`)
      .join(' ');
  return { cache, order };
}

it.each([
  ['a card to another column', 'one:bc two:dae three:f', ['BoardColumn:one', 'BoardColumn:two']],
  ['a card within its column', 'one:cab two:de three:f', ['BoardColumn:one']],
  ['a column', 'two:de one:abc three:f', ['Board:board']],
  ['nothing', 'one:abc two:de three:f', []],
])('moving %s writes the lists that it changes, and no other', (_what, moved, changed) => {
  const { cache, order } = startCache();
  const { calls, results } = vi.spyOn(cache, 'modify').mock;
  const board = orderOf('board', columnsIn(moved));
  byList.update(cache, { data: { moveCard: { board } } });
  const written = calls.filter((_call, at) => results[at]?.value).map(([{ id }]) => id);
  expect(written).toEqual(changed);
  expect(order()).toBe(moved);
});
