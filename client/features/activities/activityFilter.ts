import { startOfDay } from '../../core/days.ts';
import { choicesFilter } from '../../records/list/filters/choices.ts';
import { daysIn } from '../../records/list/filters/days.ts';
import type { ActivityFilter } from '../../generated/schema.ts';

export const activityActions = [
  'created',
  'updated',
  'deleted',
  'imported',
  'emailed',
  'restored',
  'purged',
  'anonymized',
  'signedIn',
  'signedOut',
  'passwordReset',
  'secondFactorChanged',
  'identityChanged',
] as const;

export const activityFilterKeys = ['person', 'kind', 'action', 'from', 'to'] as const;

/** Reads the filter; `from` and `to` are local days, both included. */
export function activityFilterIn(parameters: URLSearchParams): ActivityFilter {
  const { from = '', to = '' } = daysIn(parameters);
  return {
    ...choicesFilter(parameters, 'person', { any: 'accountIdIn', none: 'accountIdNotIn' }),
    ...choicesFilter(parameters, 'kind', { any: 'kind', none: 'kindNotIn' }),
    ...choicesFilter(parameters, 'action', {
      any: 'action',
      none: 'actionNotIn',
      known: activityActions,
    }),
    from: startOfDay(from)?.toISOString() ?? null,
    to: startOfDay(to, 1)?.toISOString() ?? null,
  };
}
