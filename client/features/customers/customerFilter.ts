import { startOfDay } from '../../components/localDay.ts';
import type { CustomerFilter } from '../../generated/schema.ts';

export const customerStatuses = ['lead', 'active', 'inactive'] as const;
export const customerChannels = ['site', 'store', 'referral'] as const;
export const states =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(
    ' ',
  ) as NonNullable<CustomerFilter['state']>;

/** `canal` is the channel; the menu's entry Site uses it. */
// prettier-ignore
export const customerFilterKeys = ['text', 'status', 'canal', 'state', 'tag', 'owner', 'from', 'to'] as const;

/** Unknown values are ignored. Days of entry are local, `to` included. */
export function customerFilterIn(parameters: URLSearchParams): CustomerFilter {
  const status = customerStatuses.find((each) => each === parameters.get('status'));
  const channel = customerChannels.find((each) => each === parameters.get('canal'));
  const state = states.find((each) => each === parameters.get('state'));
  return {
    text: parameters.get('text') || null,
    status: status ? [status] : null,
    channel: channel ? [channel] : null,
    state: state ? [state] : null,
    tag: parameters.get('tag') || null,
    ownerId: parameters.get('owner') || null,
    createdFrom: startOfDay(parameters.get('from') ?? '')?.toISOString() ?? null,
    createdTo: startOfDay(parameters.get('to') ?? '', 1)?.toISOString() ?? null,
  };
}
