import { accountingDay, daysBetween, startOfAccountingDay } from '../../core/days.ts';
import type { DealStage } from '../../generated/schema.ts';

/** A deal that stays longer in one stage is stalled. */
const USUAL_DAYS_IN_STAGE = 14;

interface Timed {
  stage: DealStage;
  stageChangedAt: string;
  expectedCloseDay: string;
}

export const isClosed = (stage: DealStage) => stage === 'won' || stage === 'lost';

/** Returns the time before which the stage of a stalled open deal last changed. */
export const stalledBefore = (now: number) =>
  startOfAccountingDay(accountingDay(new Date(now)), -USUAL_DAYS_IN_STAGE)!.toISOString();

/** Reckons from `now`, in milliseconds since 1970. Days begin where the company is. */
export function timingOf({ stage, stageChangedAt, expectedCloseDay }: Timed, now: number) {
  const today = accountingDay(now);
  const stageDay = accountingDay(stageChangedAt);
  const isOpen = !isClosed(stage);
  return {
    daysInStage: Math.max(0, daysBetween(stageDay, today)),
    /** The days since the expected close; 0 when the deal is not overdue. */
    daysOverdue: isOpen ? Math.max(0, daysBetween(expectedCloseDay, today)) : 0,
    isStalled: isOpen && stageChangedAt < stalledBefore(now),
  };
}
