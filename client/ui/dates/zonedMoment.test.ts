import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { zonedMoment, zonedText } from './zonedMoment.ts';

afterEach(() => void vi.unstubAllEnvs());

describe.each(['Europe/Berlin', 'Asia/Tokyo', 'America/Sao_Paulo'])('read in %s', (reader) => {
  beforeEach(() => void vi.stubEnv('TZ', reader));

  test.each([
    ['Europe/Berlin', '2027-03-28', '02:30', 'skipped', '2027-03-28T01:30:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '03:00', 'usual', '2027-03-28T01:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '02:30', 'twice', '2027-10-31T00:30:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:00', 'skipped', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-02-17', '23:30', 'twice', '2018-02-18T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', 'twice', '2027-04-03T14:45:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '00:15', 'usual', '2026-12-31T10:15:00.000Z'],
    ['UTC', '2027-03-28', '02:30', 'usual', '2027-03-28T02:30:00.000Z'],
  ])('in %s on %s, %s is %s', (zone, day, ...[time, kind, moment]) => {
    const read = zonedMoment({ zone, day, time });
    expect([read?.kind, read?.moment.toISOString()]).toEqual([kind, moment]);
    if (kind !== 'skipped') expect(zonedText(zone, read!.moment)).toBe(`${day}T${time}`);
  });
});

const twice = { zone: 'Europe/Berlin', day: '2027-10-31', time: '02:30' };

test('a time that comes twice is the second one after the first', () => {
  const first = zonedMoment(twice)!.moment;
  const second = zonedMoment(twice, first)!.moment;
  expect(second.getTime() - first.getTime()).toBe(60 * 60_000);
});

test('half-typed days and times are no moment', () => {
  expect(zonedMoment({ ...twice, day: '2027' })).toBe(undefined);
  expect(zonedMoment({ ...twice, time: '2' })).toBe(undefined);
});
