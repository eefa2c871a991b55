import { afterEach, expect, test, vi } from 'vitest';
import { localMoment } from './localMoment.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['Europe/Berlin', '2027-03-28', '02:30', 'skipped', '2027-03-28T01:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '03:00', 'usual', '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2027-10-31', '02:30', 'twice', '2027-10-31T00:30:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '00:00', 'skipped', '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '2018-02-17', '23:30', 'twice', '2018-02-18T01:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', 'twice', '2027-04-03T14:45:00.000Z'],
  ['UTC', '2027-03-28', '02:30', 'usual', '2027-03-28T02:30:00.000Z'],
])('in %s on %s, %s is %s', (zone, day, ...[time, kind, moment]) => {
  vi.stubEnv('TZ', zone);
  const read = localMoment(day, time);
  expect([read?.kind, read?.moment.toISOString()]).toEqual([kind, moment]);
});

test('a time that comes twice is the second one after the first', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const first = localMoment('2027-10-31', '02:30')!.moment;
  const second = localMoment('2027-10-31', '02:30', first)!.moment;
  expect(second.getTime() - first.getTime()).toBe(60 * 60_000);
});

test('half-typed days and times are no moment', () => {
  expect(localMoment('2027', '02:30')).toBe(undefined);
  expect(localMoment('2027-03-28', '2')).toBe(undefined);
});
