import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { texts as english } from './time.words.en.ts';
import { texts as portuguese } from './time.words.pt-BR.ts';
import { relativeTime } from './relativeTime.ts';

const NOW = Date.parse('2026-11-02T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a time told from now', () => {
  it.each([
    [46, 46, 'sec'],
    [59, 59, 'sec'],
    [60, 1, 'min'],
    [119, 1, 'min'],
    [HOUR - 1, 59, 'min'],
    [HOUR, 1, 'h'],
    [DAY - 1, 23, 'h'],
    [DAY, 1, 'd'],
    [30 * DAY - 1, 29, 'd'],
    [30 * DAY, 1, 'mon'],
    [360 * DAY - 1, 11, 'mon'],
    [360 * DAY, 1, 'y'],
    [3600 * DAY, 10, 'y'],
  ] as const)('%i seconds ago is %i %s', (seconds, count, unit) => {
    expect(relativeTime(at(-seconds), NOW)).toEqual({ count, unit, isFuture: false });
    expect(relativeTime(at(seconds), NOW)).toEqual({ count, unit, isFuture: true });
  });

  it.each([0.9, 0, -1, -26, -44])('%d seconds ago is now, as clocks differ', (seconds) => {
    expect(relativeTime(at(-seconds), NOW)).toEqual({ count: 0, unit: 'sec', isFuture: false });
  });

  it.each([
    ['en', english, ['59 sec ago', '1 min ago', '3 h ago', '29 d ago', '11 mon ago', '2 y ago']],
    ['pt-BR', portuguese, ['há 59 s', 'há 1 min', 'há 3 h', 'há 29 d', 'há 11 meses', 'há 2 anos']],
  ])('reads in %s', async (language, texts, wanted) => {
    const i18n = createInstance();
    await i18n.init({
      lng: language,
      resources: { [language]: { time: texts } },
      defaultNS: 'time',
    });
    const told = [59, 60, 3 * HOUR, 29 * DAY, 330 * DAY, 720 * DAY].map((seconds) => {
      const { count, unit } = relativeTime(at(-seconds), NOW);
      return i18n.getFixedT(language, 'time')(`past.${unit}`, { count });
    });
    expect(told).toEqual(wanted);
  });
});
