import { expect, it } from 'vitest';
import { dependsOn } from './dependsOn.ts';

const customer = { __typename: 'Customer', id: '1', name: 'Ana' };
const page = { customers: { __typename: 'CustomerConnection', nodes: [customer] } };
const empty = { customers: { __typename: 'CustomerConnection', nodes: [] } };
const invoice = { invoice: { __typename: 'Invoice', id: '2', customer } };
const figures = { figures: { __typename: 'SalesFigures', total: 1 } };

it.each([
  ['a list', page, ['Customer'], true],
  ['a list', page, ['Card'], false],
  ['an empty list', empty, ['Card', 'Customer'], true],
  ['an empty list', empty, ['Card'], false],
  ['a record by what it refers to', invoice, ['Customer'], true],
  ['a record', invoice, ['Invoice'], true],
  ['a record', invoice, ['Product'], false],
  ['figures, which may be of anything,', figures, ['Card'], true],
  ['no answer yet', undefined, ['Card'], true],
  ['a list of words', { customerTags: ['vip'] }, ['Customer'], true],
  ['a list of words', { customerTags: ['vip'] }, ['Card'], false],
  ['an empty plain list', { todoTags: [] }, ['TodoTag'], true],
  ['an empty plain list', { views: [] }, ['Card'], false],
] as const)('%s %o depends on changes of %o: %s', (_what, answer, kinds, depends) => {
  expect(dependsOn(answer, new Set(kinds))).toBe(depends);
});

it('anything depends on changes of unknown kinds', () => {
  expect(dependsOn(page, undefined)).toBe(true);
});
