import { momentOfDay } from '../../components/calendarDay.ts';
import type { DealFilter, DealStage } from '../../generated/schema.ts';
import { stalledBefore, todayMoment } from './dealTiming.ts';

export const dealStages = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost'] as const;

const open = ['lead', 'qualified', 'proposal', 'negotiation'] as const;

const stageGroups = { open, live: [...open, 'won'] } as const;

export const attentions = ['overdue', 'stalled', 'lateNextStep', 'noNextStep'] as const;
export type Attention = (typeof attentions)[number];

export const dealFilterKeys = [
  'text',
  'stage',
  'owner',
  'customer',
  'attention',
  'from',
  'to',
] as const;

export const dealViews = ['board', 'table', 'forecast'] as const;

/** Unknown values are ignored. Days are inclusive. */
export function dealFilterIn(parameters: URLSearchParams, now = Date.now()): DealFilter {
  const read = (key: (typeof dealFilterKeys)[number]) => parameters.get(key) ?? '';
  return {
    text: read('text') || null,
    stage: stagesIn(read('stage')) ?? null,
    ownerId: read('owner') || null,
    customerId: read('customer') || null,
    expectedFrom: momentOfDay(read('from')) ?? null,
    expectedTo: momentOfDay(read('to'), 1) ?? null,
    overdueOn: read('attention') === 'overdue' ? todayMoment(now) : null,
    inStageBefore: read('attention') === 'stalled' ? stalledBefore(now) : null,
    hasNextStep: read('attention') === 'noNextStep' ? false : null,
    nextStepBefore: read('attention') === 'lateNextStep' ? todayMoment(now) : null,
  };
}

function stagesIn(name: string): DealStage[] | undefined {
  if (name === 'open' || name === 'live') return [...stageGroups[name]];
  const stage = dealStages.find((each) => each === name);
  return stage && [stage];
}
