import { describe, expect, it } from 'vitest';
import { domains } from '../gateway/server/domains.ts';
import { demoData } from '../gateway/server/seeding.ts';
import { SA_ID } from './accounts.ts';
import type { Rows } from './seed.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const made = (moment: string, scale = 1) =>
  Object.assign(
    {},
    ...demoData(domains, { moment, scale }).map(({ rows }) => rows),
  ) as Required<Rows>;

/** The day in Brasília, as `2026-03-02`, and how many such days one is before another. */
const dayOf = (moment: string) =>
  new Date(Date.parse(moment) - 3 * HOUR_MS).toISOString().slice(0, 10);
const daysBetween = (one: string, other: string) =>
  (Date.parse(dayOf(other)) - Date.parse(dayOf(one))) / DAY_MS;

const starts = [
  ['on a Monday at noon', '2026-11-02T15:00:00.000Z'],
  ['on a Sunday in the evening', '2026-11-22T23:30:00.000Z'],
  ['at the end of a month', '2026-04-30T17:00:00.000Z'],
  ['on New Year’s Day', '2027-01-01T13:00:00.000Z'],
  ['on 29 February', '2028-02-29T12:00:00.000Z'],
  ['at five past midnight', '2026-11-10T03:05:00.000Z'],
  ['at midnight of 1 March', '2026-03-01T03:00:00.000Z'],
  ['a minute before midnight', '2026-07-15T02:59:00.000Z'],
] as const;

describe.each(starts)('the demo data of a first start %s', (_when, moment) => {
  const rows = made(moment);
  /** Whether a part of the day has passed; at midnight none has. */
  const hasPassed = dayOf(new Date(Date.parse(moment) - 1).toISOString()) === dayOf(moment);
  const open = rows.deals.filter(({ stage }) => stage !== 'won' && stage !== 'lost');
  const ago = (time: string) => daysBetween(time, moment);
  /** Returns how many days ago a day without a time zone is. */
  const daysAgo = (day: string) => (Date.parse(dayOf(moment)) - Date.parse(day)) / DAY_MS;
  const within = (times: readonly string[], from: number, to: number) =>
    times.filter((time) => ago(time) >= from && ago(time) < to).length;

  it('has fifteen invoices and ten new customers a month, of the last and the one before', () => {
    const dates = rows.invoices.map(({ date }) => date);
    expect(within(dates, 0, 30)).toBeGreaterThanOrEqual(15);
    expect(within(dates, 30, 60)).toBeGreaterThanOrEqual(15);
    const arrivals = rows.customers.map(({ createdAt }) => createdAt);
    expect(within(arrivals, 0, 30)).toBeGreaterThanOrEqual(10);
    expect(within(arrivals, 30, 60)).toBeGreaterThanOrEqual(10);
  });

  it('grew a little in the last ninety days, beside the ninety before', () => {
    const growth = (times: readonly string[]) => within(times, 0, 90) / within(times, 90, 180);
    const customers = growth(rows.customers.map(({ createdAt }) => createdAt));
    const invoices = growth(rows.invoices.map(({ date }) => date));
    for (const rate of [customers, invoices]) {
      expect(rate).toBeGreaterThan(1);
      expect(rate).toBeLessThan(2);
    }
  });

  it('has something for each account on each screen of its own', () => {
    const { accounts, chatMembers, chatMessages } = rows;
    for (const { id } of accounts) {
      const own = <Row extends { accountId: string }>(from: readonly Row[]) =>
        from.filter(({ accountId }) => accountId === id);
      const due = own(rows.todos).filter(({ done }) => !done);
      expect(due.some(({ dueDate }) => dueDate && daysAgo(dueDate) === 0)).toBe(true);
      expect(due.some(({ dueDate }) => dueDate && daysAgo(dueDate) < 0)).toBe(true);
      const mail = own(rows.messages).map(({ date }) => date);
      expect(within(mail, 0, 2)).toBeGreaterThan(0);
      const news = own(rows.notifications).map(({ timestamp }) => timestamp);
      expect(within(news, 0, 2)).toBeGreaterThan(0);
      const rooms = chatMembers.filter(({ contactId }) => contactId === id);
      const chats = new Set(rooms.map(({ chatId }) => chatId));
      expect(chatMessages.some(({ chatId }) => chats.has(chatId))).toBe(true);
      expect(rows.cartItems.some(({ cartId }) => cartId === id)).toBe(true);
    }
  });

  it('has open invoices, most of them new and a few old', () => {
    const waiting = rows.invoices.filter(({ status }) => status === 'pending');
    const old = waiting.filter(({ date }) => ago(date) > 14);
    expect(waiting.filter(({ date }) => ago(date) < 7).length).toBeGreaterThan(2);
    expect(old.length).toBeGreaterThan(0);
    expect(old.length).toBeLessThan(rows.invoices.length / 4);
  });

  it('has to-dos for today and later, and at least one late', () => {
    const due = rows.todos
      .filter(({ accountId }) => accountId === SA_ID)
      .filter(({ done, dueDate }) => !done && dueDate)
      .map(({ dueDate }) => -daysAgo(dueDate!));
    expect(due.filter((days) => days === 0).length).toBeGreaterThan(1);
    expect(due.filter((days) => days > 0).length).toBeGreaterThan(2);
    expect(due.filter((days) => days < 0)).toHaveLength(1);
  });

  it('has chats, mail and news of today and the days before', () => {
    for (const times of [
      rows.chatMessages.map(({ time }) => time),
      rows.messages.map(({ date }) => date),
      rows.notifications.map(({ timestamp }) => timestamp),
    ]) {
      expect(within(times, 1, 2)).toBeGreaterThan(0);
      if (hasPassed) expect(within(times, 0, 1)).toBeGreaterThan(0);
    }
  });

  it('has events of today within working hours, and of this week', () => {
    const times = rows.events.map(({ start, end }) => [start, end]);
    const today = times.filter(([start]) => ago(start!) === 0);
    expect(today.length).toBeGreaterThan(1);
    for (const [start, end] of today) {
      const midnight = Date.parse(dayOf(moment)) + 3 * HOUR_MS;
      expect(Date.parse(start!)).toBeGreaterThanOrEqual(midnight + 8 * HOUR_MS);
      expect(Date.parse(end!)).toBeLessThanOrEqual(midnight + 18 * HOUR_MS);
    }
    expect(times.filter(([start]) => Math.abs(ago(start!)) < 4).length).toBeGreaterThan(5);
  });

  it('has deals that moved lately, and next steps of which some are late', () => {
    expect(
      within(
        rows.deals.map(({ stageChangedAt }) => stageChangedAt),
        0,
        7,
      ),
    ).toBeGreaterThan(7);
    const late = (days: readonly string[]) =>
      days.filter((day) => day.slice(0, 10) < dayOf(moment)).length;
    const steps = open.flatMap(({ nextStepOn }) => nextStepOn ?? []);
    const closings = open.map(({ expectedCloseOn }) => expectedCloseOn);
    for (const days of [steps, closings]) {
      expect(late(days)).toBeGreaterThan(0);
      expect(late(days)).toBeLessThan(days.length / 3);
    }
  });

  it('has changes by several people, of today or yesterday too, and something in the trash', () => {
    const lately = rows.activities.filter(({ at }) => ago(at) < 7);
    expect(new Set(lately.map(({ accountId }) => accountId)).size).toBe(3);
    expect(new Set(lately.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    expect(lately.length).toBeGreaterThan(12);
    expect(
      within(
        lately.map(({ at }) => at),
        0,
        2,
      ),
    ).toBeGreaterThan(2);
    const deleted = rows.activityChanges.filter(({ action }) => action === 'deleted');
    const there = new Set(
      [...rows.customers, ...rows.products, ...rows.events].map(({ id }) => id),
    );
    expect(deleted.length).toBeGreaterThan(2);
    for (const { recordId, before } of deleted) {
      expect(there.has(recordId)).toBe(false);
      expect(before).not.toBe(null);
    }
  });

  it('has projects that were worked on lately', () => {
    const dates = rows.projects.map(({ date }) => date);
    expect(within(dates, 0, 7)).toBeGreaterThan(1);
    expect(within(dates, 0, 61)).toBe(dates.length);
  });

  it('has nothing that happened after the start', () => {
    const happened = [
      ...rows.accounts.map(({ createdAt }) => createdAt),
      ...rows.customers.map(({ createdAt }) => createdAt),
      ...rows.notes.map(({ at }) => at),
      ...rows.invoices.map(({ date }) => date),
      ...rows.deals.flatMap(({ createdAt, stageChangedAt }) => [createdAt, stageChangedAt]),
      ...rows.dealEntries.map(({ at }) => at),
      ...rows.messages.map(({ date }) => date),
      ...rows.chatMessages.map(({ time }) => time),
      ...rows.chatMembers.map(({ lastChatTime }) => lastChatTime),
      ...rows.activities.map(({ at }) => at),
      ...rows.projects.map(({ date }) => date),
      ...rows.notifications.map(({ timestamp }) => timestamp),
    ];
    expect(happened.filter((time) => !(time < moment))).toEqual([]);
  });

  it('has no deal and no invoice that is older than its customer', () => {
    const entered = new Map(rows.customers.map(({ id, createdAt }) => [id, createdAt]));
    const isTooOld = ({ customerId, at }: { customerId: string | null; at: string }) =>
      at < entered.get(customerId!)!;
    const invoices = rows.invoices.map(({ customerId, date }) => ({ customerId, at: date }));
    const deals = rows.deals.map(({ customerId, createdAt }) => ({ customerId, at: createdAt }));
    expect([...invoices, ...deals].filter(isTooOld)).toEqual([]);
  });

  it('is the same each time, and later on the same day but for the times of that day', () => {
    expect(made(moment)).toEqual(rows);
    const day = dayOf(moment);
    const withoutToday = (data: Rows) =>
      JSON.stringify(data).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
        dayOf(time) === day ? 'today' : time,
      );
    const atTen = new Date(Date.parse(day) + 13 * HOUR_MS).toISOString();
    if (hasPassed) expect(withoutToday(made(atTen))).toEqual(withoutToday(rows));
  });
});
