import { startOfDay } from '../../components/localDay.ts';
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

/** `from` and `to` are local days, both included. */
export function activityFilterIn(parameters: URLSearchParams): ActivityFilter {
  const action = activityActions.find((each) => each === parameters.get('action'));
  const kind = parameters.get('kind');
  const { from = '', to = '' } = daysIn(parameters);
  return {
    accountId: parameters.get('person') || null,
    kind: kind ? [kind] : null,
    action: action ? [action] : null,
    from: startOfDay(from)?.toISOString() ?? null,
    to: startOfDay(to, 1)?.toISOString() ?? null,
  };
}
