import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../core/company.ts';
import { draggedTimes } from './drag/draggedTimes.ts';
import { lengthenedBy, movedBy, timesOf } from './eventTimes.ts';
import { newEventText, nextFreeTimes } from './newEvent.ts';
import { onDrawnDay, scheduledEvents } from './scheduledEvents.ts';
import { adjacentDay, isShown, namedDays, shownIn } from './shownDays.ts';
import { eventInput, eventValues } from './useEventForm.ts';
import { wallText } from './wallTime.ts';

const initial = company.read();

interface Where {
  zone: string;
  reader: string;
  now?: string;
}

function at({ zone, reader, now = '2027-01-15T12:00:00Z' }: Where): void {
  vi.stubEnv('TZ', reader);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  company.write({ ...initial, timeZone: zone });
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  company.write(initial);
});

const event = (start: string, end: string) => ({
  id: 'talk',
  title: 'Talk',
  ...{ start, end, allDay: false, startDay: null, endDay: null },
  ...{ location: null, note: null, color: null, customerId: null, customer: null, version: 1 },
  ...{ recordKind: null, recordId: null, recordTitle: null },
});
const shown = (search: string) => shownIn(new URLSearchParams(search));
/** Returns what the reader's clock shows, by which the library draws. */
const drawnText = (moment: Date) =>
  `${moment.toLocaleDateString('sv-SE')}T${moment.toLocaleTimeString('sv-SE').slice(0, 5)}`;

/** A moment, what the clocks of the company show then, and the month that it belongs to. */
const places = [
  ['Asia/Tokyo', 'America/Sao_Paulo', '2027-01-31T15:30:00.000Z', '2027-02-01T00:30'],
  ['America/Sao_Paulo', 'Asia/Tokyo', '2027-03-01T02:30:00.000Z', '2027-02-28T23:30'],
  ['Pacific/Kiritimati', 'America/New_York', '2026-12-31T10:15:00.000Z', '2027-01-01T00:15'],
  ['Europe/London', 'Pacific/Kiritimati', '2027-03-31T23:15:00.000Z', '2027-04-01T00:15'],
] as const;

describe.each(places)(
  'where the company is in %s and the reader in %s',
  (zone, reader, ...rest) => {
    const [moment, clock] = rest;
    const [day = '', time = ''] = clock.split('T');
    const end = new Date(Date.parse(moment) + 20 * 60_000).toISOString();

    it('today and this month are the company’s', () => {
      at({ zone, reader, now: moment });
      const { from, to, day: today } = namedDays(shown(''));
      expect(today).toBe(day);
      expect(wallText(from)).toBe(`${day.slice(0, 7)}-01T00:00`);
      expect(wallText(to)).toBe(`${adjacentDay(shown(''), 1)}T00:00`);
      expect(isShown(timesOf(event(moment, end)), shown('view=day'))).toBe(true);
    });

    it('an event is drawn and edited at the company’s hour and day', () => {
      at({ zone, reader });
      expect(drawnText(onDrawnDay(new Date(moment)))).toBe(clock);
      const values = eventValues(event(moment, end));
      expect([values.startDay, values.startTime]).toEqual([day, time]);
      const typed = { ...values, startTime: '09:00', endTime: '09:45' };
      const { start } = eventInput(typed, event(moment, end));
      expect(wallText(new Date(start))).toBe(`${day}T09:00`);
    });

    it('an event keeps its hour and its length when it is dropped on another day', () => {
      at({ zone, reader });
      const times = timesOf(event(moment, end));
      const dropped = draggedTimes(times, { day }, { day: '2027-06-02' });
      expect(wallText(dropped.start)).toBe(`2027-06-02T${time}`);
      expect(dropped.end.getTime() - dropped.start.getTime()).toBe(20 * 60_000);
    });

    it('a new event begins at the company’s next full hour', () => {
      at({ zone, reader, now: moment });
      const hour = String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0');
      expect(newEventText(nextFreeTimes(shown('')))).toMatch(new RegExp(`T${hour}:00/`));
    });
  },
);

describe('in the hour that London has twice', () => {
  const second = event('2027-10-31T01:20:30.500Z', '2027-10-31T01:50:00.000Z');

  it.each(['Asia/Tokyo', 'America/New_York', 'Europe/London'])(
    'a new title alone changes no moment, read in %s',
    (reader) => {
      at({ zone: 'Europe/London', reader });
      const values = { ...eventValues(second), title: 'New' };
      expect(values).toMatchObject({ startTime: '01:20', endTime: '01:50' });
      expect(eventInput(values, second)).toMatchObject({ start: second.start, end: second.end });
    },
  );

  it('another end leaves the start, and an entered start is the first of two', () => {
    at({ zone: 'Europe/London', reader: 'Asia/Tokyo' });
    const values = eventValues(second);
    expect(eventInput({ ...values, endTime: '02:00' }, second)).toMatchObject({
      ...{ start: second.start, end: '2027-10-31T02:00:00.000Z' },
    });
    expect(eventInput({ ...values, startTime: '01:10' }, second)).toMatchObject({
      start: '2027-10-31T00:10:00.000Z',
    });
  });

  it('an event moves out of it and grows by the clock', () => {
    at({ zone: 'Europe/London', reader: 'America/Sao_Paulo' });
    const times = timesOf(second);
    expect(wallText(movedBy(times, { days: 1 }).start)).toBe('2027-11-01T01:20');
    expect(wallText(lengthenedBy(times, { minutes: 30 }).end)).toBe('2027-10-31T02:20');
  });

  it('an event over the change of the clocks is drawn no shorter than its title', () => {
    at({ zone: 'Europe/London', reader: 'Europe/London' });
    const over = event('2027-10-31T00:50:00.000Z', '2027-10-31T01:10:00.000Z');
    const [drawn] = scheduledEvents([over], shown('view=day&day=2027-10-31'));
    const [start, end] = [drawn!.start, drawn!.end].map((each) => new Date(each).getTime());
    expect(end! - start!).toBe(30 * 60_000);
  });
});

it.each([
  ['Asia/Tokyo', 'Europe/Berlin', '2027-03-27T17:30:00Z', 2.5 / 24],
  ['Asia/Tokyo', 'America/Havana', '2027-03-13T15:00:00Z', 0],
  ['America/Sao_Paulo', 'Europe/Berlin', '2027-10-31T12:00:00Z', 9 / 24],
])(
  'where the clock changes but not in %s, read in %s, hours are drawn by the company’s',
  (...given) => {
    const [zone, reader, moment, share] = given;
    at({ zone, reader });
    const drawn = onDrawnDay(new Date(moment));
    const [from, to] = [0, 1].map((days) =>
      new Date(drawn.getFullYear(), drawn.getMonth(), drawn.getDate() + days).getTime(),
    );
    expect((drawn.getTime() - from!) / (to! - from!)).toBeCloseTo(share, 6);
  },
);

it('the next full hour is by a clock half an hour apart from the reader’s', () => {
  at({ zone: 'Asia/Kathmandu', reader: 'Asia/Tokyo', now: '2027-01-15T06:20:00Z' });
  // It is 12:05 there.
  expect(newEventText(nextFreeTimes(shown('')))).toBe('2027-01-15T13:00/2027-01-15T14:00');
});
