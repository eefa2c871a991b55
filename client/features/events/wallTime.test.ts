import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../core/company.ts';
import { accountingDay, startOfAccountingDay, startOfDay } from '../../core/days.ts';
import {
  droppedAt,
  isOverDays,
  lengthenedBy,
  movedBy,
  partsOf,
  storedTimes,
  stretchEnd,
  timesOf,
} from './eventTimes.ts';
import { onDrawnDay } from './scheduledEvents.ts';
import { adjacentDay, isShown, shownIn } from './shownDays.ts';
import { isWholeDays, lastDay, wallMoment, wallText } from './wallTime.ts';

const initial = company.read();
const setZone = (timeZone: string) => company.write({ ...initial, timeZone });

/** No reader of these tests lives where the company is. */
beforeEach(() => void vi.stubEnv('TZ', 'Asia/Tokyo'));
afterEach(() => {
  vi.unstubAllEnvs();
  company.write(initial);
});

const between = (start: string, end: string) => {
  const times = { start: wallMoment(start), end: wallMoment(end) };
  return { ...times, allDay: isWholeDays(times) };
};
const textOf = ({ start, end }: { start: Date; end: Date }) =>
  `${wallText(start)}/${wallText(end)}`;
const shown = (search: string) =>
  shownIn(new URLSearchParams(search), wallMoment('2026-11-21T12:00'));

describe.each([
  ['Europe/Berlin', '2026-03-28', '2026-03-29'],
  ['America/New_York', '2026-10-31', '2026-11-01'],
  ['America/Sao_Paulo', '2018-11-03', '2018-11-04'],
])('where the clock changes, in %s on %s', (zone, before, change) => {
  it('an event that moves over the change keeps its times', () => {
    setZone(zone);
    const event = between(`${before}T09:00`, `${before}T10:30`);
    expect(textOf(movedBy(event, { days: 1 }))).toBe(`${change}T09:00/${change}T10:30`);
    const overDays = between(`${before}T09:00`, `${change}T09:00`);
    expect(textOf(movedBy(overDays, { days: -1 }))).toMatch(/T09:00\/.+T09:00$/);
    const dropped = droppedAt(event, event.start, `${change} 14:30:00`);
    expect(textOf(dropped)).toBe(`${change}T14:30/${change}T16:00`);
  });

  it('the day of the change is one whole day, and nine is drawn at nine', () => {
    setZone(zone);
    const [start, end] = [startOfAccountingDay(change)!, startOfAccountingDay(change, 1)!];
    expect(isWholeDays({ start, end })).toBe(true);
    const nine = onDrawnDay(wallMoment(`${change}T09:00`)).getTime();
    const [from, to] = [0, 1].map((days) => startOfDay(change, days)!.getTime());
    const share = (nine - from!) / (to! - from!);
    expect(share).toBeCloseTo(9 / 24, 6);
  });
});

it('an event that moves into an hour that the clock skips keeps its length', () => {
  setZone('Europe/Berlin');
  const event = between('2027-03-27T02:30', '2027-03-27T03:30');
  for (const moved of [
    movedBy(event, { days: 1 }),
    droppedAt(event, event.start, '2027-03-28 02:30:00'),
  ]) {
    expect(textOf(moved)).toBe('2027-03-28T03:30/2027-03-28T04:30');
  }
});

describe.each([
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'America/Havana',
])('an event of whole days, in %s', (zone) => {
  const fair = {
    start: '2026-03-08T00:00:00.000Z',
    end: '2026-03-10T00:00:00.000Z',
    allDay: true,
    ...{ startDay: '2026-03-08', endDay: '2026-03-09' },
  };

  it('is on its days, and moves and grows by days', () => {
    setZone(zone);
    const times = timesOf(fair);
    expect([accountingDay(times.start), lastDay(times), times.allDay]).toEqual([
      '2026-03-08',
      '2026-03-09',
      true,
    ]);
    expect(storedTimes(times)).toEqual(fair);
    expect(storedTimes(movedBy(times, { days: -1 }))).toEqual({
      start: '2026-03-07T00:00:00.000Z',
      end: '2026-03-09T00:00:00.000Z',
      allDay: true,
      ...{ startDay: '2026-03-07', endDay: '2026-03-08' },
    });
    expect(storedTimes(lengthenedBy(times, { days: -7 }))).toMatchObject({
      end: '2026-03-09T00:00:00.000Z',
    });
  });
});

describe('the times of an event', () => {
  const talk = between('2026-11-21T09:00', '2026-11-21T10:00');
  const fair = between('2026-11-21T00:00', '2026-11-23T00:00');
  const night = between('2026-11-21T22:00', '2026-11-22T02:00');

  it.each([
    ['an hour more', talk, { minutes: 60 }, '2026-11-21T09:00/2026-11-21T11:00'],
    ['never less than half an hour', talk, { minutes: -300 }, '2026-11-21T09:00/2026-11-21T09:30'],
    ['never less than a day', fair, { days: -5 }, '2026-11-21T00:00/2026-11-22T00:00'],
  ])('end %s', (_what, event, span, expected) => {
    expect(textOf(lengthenedBy(event, span))).toBe(expected);
  });

  it.each([
    [
      'of an hour begin where it is dropped',
      talk,
      '2026-11-24 13:30:00',
      '2026-11-24T13:30/2026-11-24T14:30',
    ],
    [
      'of whole days stay whole days',
      fair,
      '2026-11-24 00:00:00',
      '2026-11-24T00:00/2026-11-26T00:00',
    ],
    [
      'over midnight keep their length',
      night,
      '2026-11-20 21:30:00',
      '2026-11-20T21:30/2026-11-21T01:30',
    ],
    [
      'of more than a day keep their hours',
      between('2026-11-21T22:00', '2026-11-23T02:00'),
      '2026-11-20 00:00:00',
      '2026-11-20T22:00/2026-11-22T02:00',
    ],
  ])('%s', (_what, event, newStart, expected) => {
    expect(textOf(droppedAt(event, event.start, newStart))).toBe(expected);
  });

  it('over midnight move with what is dragged of them', () => {
    const [, after] = partsOf(night);
    const dropped = droppedAt(night, after!.start, '2026-11-22 01:00:00');
    expect(textOf(dropped)).toBe('2026-11-21T23:00/2026-11-22T03:00');
  });

  it.each([
    ['a night, in two', night, ['21T22:00/2026-11-22T00:00', '22T00:00/2026-11-22T02:00']],
    [
      'a night of almost a day, in two',
      between('2026-11-21T10:00', '2026-11-22T09:59'),
      ['21T10:00/2026-11-22T00:00', '22T00:00/2026-11-22T09:59'],
    ],
    [
      'an evening until midnight',
      between('2026-11-21T20:00', '2026-11-22T00:00'),
      ['21T20:00/2026-11-22T00:00'],
    ],
    ['a whole day', between('2026-11-21T09:00', '2026-11-22T09:00'), ['21T09:00/2026-11-22T09:00']],
    ['whole days', fair, ['21T00:00/2026-11-23T00:00']],
  ])('are drawn by days: %s', (_what, times, expected) => {
    expect(partsOf(times).map(textOf)).toEqual(expected.map((text) => `2026-11-${text}`));
    expect(isOverDays(times)).toBe(times === fair || _what === 'a whole day');
  });

  it('that are hours from midnight to midnight are whole days, as they always were', () => {
    const [start, end] = [fair.start.toISOString(), fair.end.toISOString()];
    expect(timesOf({ start, end, startDay: null, endDay: null })).toEqual(fair);
  });

  it('that end at midnight are over the day before', () => {
    expect(lastDay(fair)).toBe('2026-11-22');
    expect(lastDay(talk)).toBe('2026-11-21');
    expect(wallText(stretchEnd('2026-11-21 23:59:59'))).toBe('2026-11-22T00:00');
    expect(wallText(stretchEnd('2026-11-21 23:30:00'))).toBe('2026-11-21T23:30');
  });
});

describe('the days that a URL names', () => {
  it.each([
    ['', '2026-11-01', '2026-12-06'],
    ['view=month&day=2026-02-10', '2026-02-01', '2026-03-01'],
    ['view=week', '2026-11-15', '2026-11-22'],
    ['view=day&day=2026-12-31', '2026-12-31', '2027-01-01'],
    ['view=agenda', '2026-11-21', '2026-12-19'],
    ['view=nothing&day=never', '2026-11-01', '2026-12-06'],
  ])('%j begin on %s and end before %s', (search, from, to) => {
    const days = shown(search);
    expect(wallText(days.from)).toBe(`${from}T00:00`);
    expect(wallText(days.to)).toBe(`${to}T00:00`);
  });

  it.each([
    ['day=2026-01-31', '2026-02-01', '2025-12-01'],
    ['view=week&day=2026-01-01', '2026-01-08', '2025-12-25'],
    ['view=day&day=2026-03-01', '2026-03-02', '2026-02-28'],
    ['view=agenda&day=2026-03-01', '2026-03-29', '2026-02-01'],
  ])('%j have others beside them', (search, after, before) => {
    expect(adjacentDay(shown(search), 1)).toBe(after);
    expect(adjacentDay(shown(search), -1)).toBe(before);
  });

  it.each([
    ['ends as they begin', '2026-11-20T20:00', '2026-11-21T00:00', false],
    ['takes no time as they begin', '2026-11-21T00:00', '2026-11-21T00:00', true],
    ['goes into them', '2026-11-20T20:00', '2026-11-21T00:01', true],
    ['begins as they end', '2026-11-22T00:00', '2026-11-22T01:00', false],
  ])('show or leave out what %s', (_what, start, end, expected) => {
    expect(isShown(between(start, end), shown('view=day'))).toBe(expected);
  });
});
