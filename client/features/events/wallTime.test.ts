import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../core/company.ts';
import { accountingDay, startOfAccountingDay, startOfDay } from '../../core/days.ts';
import { isOverDays, lengthenedBy, movedBy, partsOf, storedTimes, timesOf } from './eventTimes.ts';
import { draggedTimes, resizedTimes } from './drag/draggedTimes.ts';
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
const at = (day: string, hours?: number) => ({
  day,
  ...(hours !== undefined && { minutes: hours * 60 }),
});
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
    const dropped = draggedTimes(event, at(before, 9), at(change, 14.5));
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
    draggedTimes(event, at('2027-03-27', 2.5), at('2027-03-28', 2.5)),
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
      'of an hour move as far as the pointer, in quarters of an hour',
      talk,
      [at('2026-11-21', 9.4), at('2026-11-24', 13.97)],
      '2026-11-24T13:30/2026-11-24T14:30',
    ],
    [
      'keep their minutes on another day',
      between('2026-11-21T09:10', '2026-11-21T09:50'),
      [at('2026-11-21', 9.2), at('2026-11-22', 9.25)],
      '2026-11-22T09:10/2026-11-22T09:50',
    ],
    [
      'of whole days stay whole days',
      fair,
      [at('2026-11-22'), at('2026-11-25')],
      '2026-11-24T00:00/2026-11-26T00:00',
    ],
    [
      'over midnight move with what is dragged of them',
      night,
      [at('2026-11-22', 1), at('2026-11-22', 2)],
      '2026-11-21T23:00/2026-11-22T03:00',
    ],
    [
      'of more than a day keep their hours',
      between('2026-11-21T22:00', '2026-11-23T02:00'),
      [at('2026-11-21'), at('2026-11-20')],
      '2026-11-20T22:00/2026-11-22T02:00',
    ],
    [
      'of an hour become a whole day above the hours',
      talk,
      [at('2026-11-21', 9), at('2026-11-23')],
      '2026-11-23T00:00/2026-11-24T00:00',
    ],
    [
      'of whole days become an hour among the hours',
      fair,
      [at('2026-11-21'), at('2026-11-23', 10.3)],
      '2026-11-23T10:15/2026-11-23T11:15',
    ],
  ] as const)('%s', (_what, event, [from, to], expected) => {
    expect(textOf(draggedTimes(event, from, to))).toBe(expected);
  });

  it.each([
    ['a later end', 'bottom', 44, '2026-11-21T09:00/2026-11-21T10:45'],
    ['an end after the start', 'bottom', -300, '2026-11-21T09:00/2026-11-21T09:15'],
    ['an earlier start', 'top', -31, '2026-11-21T08:30/2026-11-21T10:00'],
    ['a start before the end', 'top', 300, '2026-11-21T09:45/2026-11-21T10:00'],
  ] as const)('have %s where that edge is dragged', (_what, edge, by, expected) => {
    expect(textOf(resizedTimes(talk, talk, { edge, by }))).toBe(expected);
  });

  it('over midnight end where the evening is dragged to', () => {
    const [evening] = partsOf(night);
    const change = { edge: 'bottom', by: -30 } as const;
    expect(textOf(resizedTimes(night, evening!, change))).toBe('2026-11-21T22:00/2026-11-21T23:30');
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
