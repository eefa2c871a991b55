import { describe, expect, it } from 'vitest';
import { dateErrors, NEVER } from './todos.rules.ts';

describe('dateErrors', () => {
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];

  it.each([
    [second, first, { dueDay: 'must be the start date or later' }],
    [first, second, {}],
    [first, first, {}],
    [null, first, {}],
    [first, null, {}],
  ])('from %s to %s are %j', (startDate, dueDate, errors) => {
    expect(dateErrors({ startDate, dueDate })).toEqual(errors);
  });
});

it('what is never due comes after all dates', () => {
  expect(NEVER > '9999-12-31T23:59:59.999Z').toBe(true);
});
