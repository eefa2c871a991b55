import { localDay, startOfDay } from '../../components/localDay.ts';
import type { DealStage } from '../../generated/schema.ts';

/** A deal that is longer in one stage stands still. */
const USUAL_DAYS_IN_STAGE = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Timed {
  stage: DealStage;
  stageChangedAt: string;
  expectedCloseOn: string;
}

export const isClosed = (stage: DealStage) => stage === 'won' || stage === 'lost';

/** The visitor's day as deals have theirs: its midnight in UTC. */
export const todayMoment = (now: number) => `${localDay(new Date(now))}T00:00:00.000Z`;

/** What is open and came to its stage before this moment stands still. */
export const stalledBefore = (now: number) =>
  startOfDay(localDay(new Date(now)), -USUAL_DAYS_IN_STAGE)!.toISOString();

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** How many days ago the day of something was, negative when it is yet to come; `now` in milliseconds. */
export const daysSince = (day: string, now: number) => daysBetween(day, todayMoment(now));

/** How a deal stands in time; `now` in milliseconds since 1970. Days are the visitor's. */
export function timingOf({ stage, stageChangedAt, expectedCloseOn }: Timed, now: number) {
  const today = todayMoment(now);
  const stageDay = `${localDay(stageChangedAt)}T00:00:00.000Z`;
  const isOpen = !isClosed(stage);
  return {
    daysInStage: Math.max(0, daysBetween(stageDay, today)),
    /** 0 when it is not. */
    daysOverdue: isOpen ? Math.max(0, daysBetween(expectedCloseOn, today)) : 0,
    isStalled: isOpen && stageChangedAt < stalledBefore(now),
  };
}
