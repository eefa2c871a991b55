import { localDay, startOfDay } from '../../components/localDay.ts';
import type { DealStage } from '../../generated/schema.ts';

/** Longer in one stage is stalled. */
const USUAL_DAYS_IN_STAGE = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Timed {
  stage: DealStage;
  stageChangedAt: string;
  expectedCloseOn: string;
}

export const isClosed = (stage: DealStage) => stage === 'won' || stage === 'lost';

/** The local day as its midnight in UTC, like deals' dates. */
export const todayMoment = (now: number) => `${localDay(new Date(now))}T00:00:00.000Z`;

/** Open deals whose stage changed before this time are stalled. */
export const stalledBefore = (now: number) =>
  startOfDay(localDay(new Date(now)), -USUAL_DAYS_IN_STAGE)!.toISOString();

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Negative for the future; `now` in milliseconds. */
export const daysSince = (day: string, now: number) => daysBetween(day, todayMoment(now));

/** `now` in milliseconds since 1970. Days are local. */
export function timingOf({ stage, stageChangedAt, expectedCloseOn }: Timed, now: number) {
  const today = todayMoment(now);
  const stageDay = `${localDay(stageChangedAt)}T00:00:00.000Z`;
  const isOpen = !isClosed(stage);
  return {
    daysInStage: Math.max(0, daysBetween(stageDay, today)),
    /** 0 when not overdue. */
    daysOverdue: isOpen ? Math.max(0, daysBetween(expectedCloseOn, today)) : 0,
    isStalled: isOpen && stageChangedAt < stalledBefore(now),
  };
}
