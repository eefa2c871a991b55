import { expect, it } from 'vitest';
import { dueErrors } from './invoice-payments.rules.ts';

const BRAZIL = 'America/Sao_Paulo';
const refused = { dueDay: 'the due date must not be before the date' };
const due = (dueOn: string | null, date = '2030-01-15T12:00:00.000Z') => ({ date, dueOn });
const the14th = '2030-01-14T00:00:00.000Z';
const the15th = '2030-01-15T00:00:00.000Z';

it.each([
  ['none', due(null), {}],
  ['the day before', due(the14th), refused],
  ['the day of the invoice', due(the15th), {}],
  ['that day, when it is the next one in UTC', due(the15th, '2030-01-16T02:59:59.999Z'), {}],
  ['the day before, an instant later', due(the15th, '2030-01-16T03:00:00.000Z'), refused],
])('a due date: %s', (_which, row, errors) => {
  expect(dueErrors(BRAZIL, row, undefined)).toEqual(errors);
});

it('an older due date stays until one of both dates changes', () => {
  const before = due(the14th);
  expect(dueErrors(BRAZIL, { ...before }, before)).toEqual({});
  expect(dueErrors(BRAZIL, { ...before, date: '2030-01-15T13:00:00.000Z' }, before)).toEqual(
    refused,
  );
  expect(dueErrors(BRAZIL, due('2030-01-13T00:00:00.000Z'), before)).toEqual(refused);
});

it('a day begins where the company is', () => {
  const late = due(the15th, '2030-01-15T12:00:00.000Z');
  expect(dueErrors('Pacific/Auckland', late, undefined)).toEqual(refused);
  expect(dueErrors('Pacific/Honolulu', late, undefined)).toEqual({});
});
