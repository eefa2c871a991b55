import { describe, expect, it } from 'vitest';
import { eventRecord } from '../gateway/domains/events/events.record.ts';
import { rulesOf } from '../gateway/records/write/planned-change.ts';
import type { Row } from '../gateway/records/declare/record.ts';
import { makeEvents } from './events.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const DAY_MS = 24 * 60 * 60 * 1000;

function make(scale = 1) {
  const { events = [] } = makeEvents({ random: randomFrom(1), scale, made: {}, today });
  return events;
}

const daysFromToday = (at: string) => (Date.parse(at) - Date.parse(today.moment)) / DAY_MS;

describe('the demo events', () => {
  it('are twenty, some past and some to come, within a month or so', () => {
    const days = make().map(({ start }) => daysFromToday(start));
    expect(days).toHaveLength(20);
    expect(days.filter((day) => day < 0).length).toBeGreaterThan(4);
    expect(days.filter((day) => day > 0).length).toBeGreaterThan(4);
    expect(days.every((day) => Math.abs(day) < 40)).toBe(true);
  });

  it('have nothing that the rules refuse, and what the rules derive', () => {
    const { validate, derive } = rulesOf(eventRecord);
    for (const event of make(5)) {
      const copy = { row: event as unknown as Row, parts: {}, links: {} };
      expect(validate!(copy, undefined, { isCorrection: false, isRestore: false })).toEqual({});
      expect(event).toMatchObject(derive!(copy));
    }
  });

  it('take hours, or the days of a fair', () => {
    const ofDays = make().filter(({ allDay }) => allDay === 1);
    expect(new Set(ofDays.map(({ title }) => title))).toEqual(new Set(['Feira do comércio']));
    for (const { start, end } of ofDays) expect(start + end).toMatch(/^(.{10}T00:00:00.000Z){2}$/);
  });

  it('are the same at each call, and each has an id of its own', () => {
    const events = make(50);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1000);
    expect(make(50)).toEqual(events);
  });

  it('stay within some years however many they are', () => {
    const days = make(500).map(({ start }) => daysFromToday(start));
    expect(days.every((day) => Math.abs(day) < 1_000)).toBe(true);
  });
});
