import { expect, it } from 'vitest';
import { knownTimeZone, momentIn } from './zoned-time.ts';

it.each([
  ['UTC', '2026-11-26T10:00:00.000', '2026-11-26T10:00:00.000'],
  ['America/Sao_Paulo', '2026-11-26T00:00:00.000', '2026-11-26T03:00:00.000'],
  ['America/Sao_Paulo', '2026-11-26T10:00:00.123', '2026-11-26T13:00:00.123'],
  ['Asia/Tokyo', '2026-11-26T00:00:00.000', '2026-11-25T15:00:00.000'],
  ['America/Sao_Paulo', '2018-11-04T00:00:00.000', '2018-11-04T03:00:00.000'],
  ['America/Sao_Paulo', '2018-11-04T12:00:00.000', '2018-11-04T14:00:00.000'],
  ['Europe/Lisbon', '2026-03-29T01:30:00.000', '2026-03-29T01:30:00.000'],
  ['Europe/Lisbon', '2026-03-29T02:30:00.000', '2026-03-29T01:30:00.000'],
  ['Europe/Lisbon', '2026-10-25T01:30:00.000', '2026-10-25T00:30:00.000'],
  ['Europe/Lisbon', '2026-10-25T02:30:00.000', '2026-10-25T02:30:00.000'],
  ['America/Sao_Paulo', '0800-01-01T00:00:00.000', '0800-01-01T03:06:28.000'],
])('the clocks of %s show %s at %s in UTC', (timeZone, shown, moment) => {
  const found = momentIn(timeZone, Date.parse(`${shown}Z`));
  expect(new Date(found).toISOString()).toBe(`${moment}Z`);
});

it('knows a time zone by its name', () => {
  expect(['America/Sao_Paulo', 'utc', 'Moon', ''].map(knownTimeZone)).toEqual([
    'America/Sao_Paulo',
    'UTC',
    undefined,
    undefined,
  ]);
});
