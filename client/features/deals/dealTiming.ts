import { accountingDay, accountingToday, startOfAccountingDay } from '../../ui/accountingDay.ts';
import { daysBetween } from '../../ui/calendarDay.ts';
import type { DealStage } from '../../generated/schema.ts';

/** Longer in one stage is stalled. */
const USUAL_DAYS_IN_STAGE = 14;

interface Timed {
  stage: DealStage;
  stageChangedAt: string;
  expectedCloseOn: string;
}

export const isClosed = (stage: DealStage) => stage === 'won' || stage === 'lost';

/** Open deals whose stage changed before this time are stalled. */
export const stalledBefore = (now: number) =>
  startOfAccountingDay(accountingDay(new Date(now)), -USUAL_DAYS_IN_STAGE)!.toISOString();

/** `now` in milliseconds since 1970. Days begin where the company is. */
export function timingOf({ stage, stageChangedAt, expectedCloseOn }: Timed, now: number) {
  const today = accountingToday(now);
  const stageDay = accountingDay(stageChangedAt);
  const isOpen = !isClosed(stage);
  return {
    daysInStage: Math.max(0, daysBetween(stageDay, today)),
    /** 0 when not overdue. */
    daysOverdue: isOpen ? Math.max(0, daysBetween(expectedCloseOn, today)) : 0,
    isStalled: isOpen && stageChangedAt < stalledBefore(now),
  };
}
