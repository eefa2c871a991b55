import { expect, it } from 'vitest';
import { parseChoices, serializeChoices } from './choices.ts';

const read = (query: string) => parseChoices(new URLSearchParams(query), 'of');

it.each([
  ['of=a,b', ['a', 'b'], false],
  ['of=a&of=b&of=a', ['a', 'b'], false],
  ['of=!a,b', ['a', 'b'], true],
  ['of=!', [], false],
  ['of=', [], false],
])('%s is %j, left out: %s', (query, values, isNot) => {
  expect(read(query)).toEqual({ values, isNot });
});

it.each([[['Rio, Mar & Cia.', '100% linho', '!urgente', '%2C']], [['a']]])(
  'an address keeps %j as they are',
  (values) => {
    for (const isNot of [false, true]) {
      const text = serializeChoices({ values, isNot })!;
      expect(read(new URLSearchParams({ of: text }).toString())).toEqual({ values, isNot });
    }
  },
);

it('nothing chosen is nothing in the address', () => {
  expect(serializeChoices({ values: [], isNot: true })).toBeUndefined();
});
