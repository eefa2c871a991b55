import { expect, it } from 'vitest';
import { accountingDay, startOfAccountingDay } from '../../core/days.ts';
import { stalledBefore, timingOf } from './dealTiming.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Returns when the day begins where the company is. */
const startOf = (day: number) =>
  startOfAccountingDay(`2026-03-${String(day).padStart(2, '0')}`)!.getTime();
const noon = (day: number) => startOf(day) + 12 * HOUR_MS;
const deal = {
  stage: 'proposal' as const,
  stageChangedAt: new Date(startOf(2) + 23.5 * HOUR_MS).toISOString(),
  expectedCloseDay: '2026-03-10',
};

it.each([
  [2, { daysInStage: 0, daysOverdue: 0, isStalled: false }],
  [3, { daysInStage: 1, daysOverdue: 0, isStalled: false }],
  [10, { daysInStage: 8, daysOverdue: 0, isStalled: false }],
  [11, { daysInStage: 9, daysOverdue: 1, isStalled: false }],
  [16, { daysInStage: 14, daysOverdue: 6, isStalled: false }],
  [17, { daysInStage: 15, daysOverdue: 7, isStalled: true }],
])('on the %s of March a deal stands so', (day, timing) => {
  expect(timingOf(deal, noon(day))).toEqual(timing);
});

it('a deal that is closed is neither late nor still', () => {
  expect(timingOf({ ...deal, stage: 'won' }, noon(30))).toEqual({
    daysInStage: 28,
    daysOverdue: 0,
    isStalled: false,
  });
});

it('what the filters ask for is what the cards say', () => {
  for (let day = 1; day < 31; day += 1) {
    const now = noon(day);
    const { daysOverdue, isStalled } = timingOf(deal, now);
    expect(daysOverdue > 0).toBe(deal.expectedCloseDay < accountingDay(now));
    expect(isStalled).toBe(deal.stageChangedAt < stalledBefore(now));
  }
});
