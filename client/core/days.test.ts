import { afterEach, expect, it, vi } from 'vitest';
import { dayOf } from '../../gateway/formats/days.ts';
import { daysBetween, localDay, momentOfDay } from './days.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['2026-11-02T23:59:00.000Z', 0],
  ['2026-11-03T00:00:00.000Z', 1],
  ['2026-11-01', -1],
  ['2026-11-12T08:00:00.000Z', 10],
])('of %s its day in UTC counts', (moment, days) => {
  expect(daysBetween('2026-11-02T00:00:00.000Z', moment)).toBe(days);
});

it('a day stays the same one around the world, and today is the one of the clock', () => {
  const day = momentOfDay('2026-03-02')!;
  for (const [zone, today] of [
    ['Pacific/Kiritimati', '2026-03-03'],
    ['America/Sao_Paulo', '2026-03-02'],
    ['Pacific/Pago_Pago', '2026-03-01'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect(dayOf(day)).toBe('2026-03-02');
    const now = Date.parse('2026-03-02T10:30:00.000Z');
    expect(localDay(new Date(now))).toBe(today);
  }
  expect(momentOfDay('')).toBe(undefined);
});
