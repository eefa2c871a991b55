import type { DealFilter } from '../../generated/schema.ts';

export const dealStages = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost'] as const;

export const dealFilterKeys = ['text', 'stage'] as const;

/** The filter that a list's URL stands for; unknown values are as if left out. */
export function dealFilterIn(parameters: URLSearchParams): DealFilter {
  const stage = dealStages.find((each) => each === parameters.get('stage'));
  return { text: parameters.get('text') || null, stage: stage ? [stage] : null };
}
