import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../core/company.ts';
import { dayLater } from '../../core/days.ts';
import { listed } from './listed.ts';
import { lengthOf, periodIn, presets } from './period.ts';
import { momentsOf, trendDays } from './trendDays.ts';

const TODAY = '2026-11-21';
const inUrl = (query: string, today = TODAY) => {
  const { preset, from, to, before } = periodIn(new URLSearchParams(query), today);
  return [preset, from, to, before.from, before.to];
};

describe('a period', () => {
  it.each([
    ['', TODAY, ['30d', '2026-10-23', TODAY, '2026-09-23', '2026-10-22']],
    ['period=today', TODAY, ['today', TODAY, TODAY, '2026-11-20', '2026-11-20']],
    ['period=7d', TODAY, ['7d', '2026-11-15', TODAY, '2026-11-08', '2026-11-14']],
    ['period=month', TODAY, ['month', '2026-11-01', TODAY, '2026-10-01', '2026-10-21']],
    // The last day of a month means the whole month.
    [
      'period=month',
      '2027-02-28',
      ['month', '2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31'],
    ],
    // A day that the month before lacks is its last.
    [
      'period=month',
      '2027-03-30',
      ['month', '2027-03-01', '2027-03-30', '2027-02-01', '2027-02-28'],
    ],
    [
      'period=lastMonth',
      '2028-03-05',
      ['lastMonth', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
    ],
    ['period=year', '2028-02-29', ['year', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28']],
    [
      'from=2026-03-01&to=2026-03-10',
      TODAY,
      ['custom', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
    ],
    // Invalid periods are ignored.
    ['from=2026-03-10&to=2026-03-01', TODAY, inUrl('')],
    ['from=2026-02-30&to=2026-03-01', TODAY, inUrl('')],
    ['from=0002-02-03&to=2026-03-01', TODAY, inUrl('')],
    ['period=century', TODAY, inUrl('')],
  ])('of "%s" on %s', (query, today, expected) => {
    expect(inUrl(query, today)).toEqual(expected);
  });
});

const zones = [
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Lisbon',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

const initial = company.read();

/** Each reader is elsewhere than the company. */
const places = zones.map((zone, index) => [zone, zones.at(index - 1)!] as const);

describe.each(places)('the days of a period of a company in %s, read in %s', (zone, reader) => {
  beforeEach(() => {
    vi.stubEnv('TZ', reader);
    company.write({ ...initial, timeZone: zone });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    company.write(initial);
  });

  it('are cut into parts that leave nothing out and count nothing twice', () => {
    for (let index = 0; index < 400; index += 1) {
      // The days and lengths go across clock changes, ends of months, and leap years.
      const from = dayLater('2010-01-01', index * 17)!;
      const days = { from, to: dayLater(from, (index * index) % 2_500)! };
      const period = periodIn(new URLSearchParams(days));
      const { parts } = trendDays(period);
      const moments = momentsOf(parts);
      const { filter } = listed('Invoice', days);
      expect(parts.length).toBeLessThanOrEqual(100);
      expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(days));
      expect([moments[0], moments.at(-1)]).toEqual([filter.dateFrom, filter.dateTo]);
      for (const [place, part] of parts.entries()) {
        const { filter: ofPart } = listed('Invoice', { ...part });
        expect([ofPart.dateFrom, ofPart.dateTo]).toEqual([moments[place], moments[place + 1]]);
      }
      const customers = listed('Customer', days).filter;
      expect([customers.createdFrom, customers.createdTo]).toEqual([
        filter.dateFrom,
        filter.dateTo,
      ]);
      const { before } = period;
      expect(listed('Invoice', { ...before }).filter.dateTo).toBe(filter.dateFrom);
    }
  });

  it('begin at midnight there, whatever the preset', () => {
    for (const preset of presets) {
      const { from, to } = periodIn(new URLSearchParams({ period: preset }));
      const { filter } = listed('Invoice', { from, to });
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
      const justBefore = (moment: string) => new Date(Date.parse(moment) - 1);
      expect(clock.format(new Date(filter.dateFrom!))).toBe(from);
      expect(clock.format(justBefore(filter.dateFrom!))).toBe(dayLater(from, -1));
      expect(clock.format(justBefore(filter.dateTo!))).toBe(to);
    }
  });

  it.each([3, 9, 15, 21])(
    'are today’s there in a list’s span too, at %i o’clock in UTC',
    (hour) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, hour) });
      const today = periodIn(new URLSearchParams({ period: 'today' }));
      const { dateFrom, dateTo } = listed('Invoice', { from: today.from, to: today.to }).filter;
      const invoices = listed('Invoice', { from: 'today' }).filter;
      expect([invoices.dateFrom, invoices.dateTo]).toEqual([dateFrom, dateTo]);
      const customers = listed('Customer', { from: 'today' }).filter;
      expect([customers.createdFrom, customers.createdTo]).toEqual([dateFrom, dateTo]);
    },
  );

  it('are days for readers whose clocks skipped them', () => {
    vi.stubEnv('TZ', 'Pacific/Apia');
    const days = { from: '2011-12-30', to: '2011-12-30' };
    const { dateFrom, dateTo } = listed('Invoice', days).filter;
    expect(momentsOf([days])).toEqual([dateFrom, dateTo]);
  });
});
