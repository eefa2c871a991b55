import { accountingDay, dayLater } from '../../core/days.ts';
import { choicesFilter, parseChoices, withNone } from '../../records/list/filters/choices.ts';
import { daysIn } from '../../records/list/filters/days.ts';
import type { DealFilter, DealStage } from '../../generated/schema.ts';
import { stalledBefore } from './dealTiming.ts';

export const dealStages = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost'] as const;

const open = ['lead', 'qualified', 'proposal', 'negotiation'] as const;

export const stageGroups = { open, live: [...open, 'won'] } as const;

export const attentions = ['overdue', 'stalled', 'lateNextStep', 'noNextStep'] as const;
export type Attention = (typeof attentions)[number];

const ownKeys = [
  'text',
  'stage',
  'owner',
  'customer',
  'reason',
  'attention',
  'from',
  'to',
] as const;

export const dealViews = ['board', 'table', 'forecast'] as const;

/** Reads the filter. Unknown values are ignored, and days are inclusive. */
function readDeal(parameters: URLSearchParams, now = Date.now()): DealFilter {
  const days = daysIn(parameters, ['from', 'to'], accountingDay(new Date(now)));
  const read = (key: (typeof ownKeys)[number]) => parameters.get(key) ?? '';
  return {
    text: read('text') || null,
    ...stagesIn(parameters),
    ...withNone(choicesFilter(parameters, 'owner', { any: 'ownerIdIn', none: 'ownerIdNotIn' })),
    ...withNone(
      choicesFilter(parameters, 'reason', { any: 'lossReasonIdIn', none: 'lossReasonIdNotIn' }),
    ),
    customerId: read('customer') || null,
    expectedCloseDayFrom: dayLater(days.from ?? '') ?? null,
    expectedCloseDayTo: dayLater(days.to ?? '', 1) ?? null,
    overdueDay: read('attention') === 'overdue' ? accountingDay(now) : null,
    inStageBefore: read('attention') === 'stalled' ? stalledBefore(now) : null,
    hasNextStep: read('attention') === 'noNextStep' ? false : null,
    nextStepBeforeDay: read('attention') === 'lateNextStep' ? accountingDay(now) : null,
  };
}

function stagesIn(parameters: URLSearchParams): Pick<DealFilter, 'stage' | 'stageNotIn'> {
  const { values, isNot } = parseChoices(parameters, 'stage');
  const named: readonly string[] = values.flatMap((value) =>
    value === 'open' || value === 'live' ? stageGroups[value] : value,
  );
  const stages: DealStage[] = dealStages.filter((stage) => named.includes(stage));
  if (stages.length === 0) return {};
  return isNot ? { stageNotIn: stages } : { stage: stages };
}

/** The list's own filter; those of other declared fields are beside it. */
export const ownDealFilter = {
  read: readDeal,
  fields: ['stage', 'customerId', 'ownerId', 'lossReasonId', 'expectedCloseDay'],
  keys: ownKeys,
};
