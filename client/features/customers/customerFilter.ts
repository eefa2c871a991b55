import { choicesFilter, withNone } from '../../records/list/filters/choices.ts';
import { accountingSpanIn } from '../../records/list/filters/days.ts';
import type { CustomerFilter } from '../../generated/schema.ts';

export const customerStatuses = ['lead', 'active', 'inactive'] as const;
export const customerChannels = ['site', 'store', 'referral'] as const;
export const customerFlags = ['acceptsEmails', 'acceptsMessages'] as const;

/** `canal` is the channel; the menu's entry Site uses it. */
const ownKeys = ['text', 'status', 'canal', 'tag', 'owner', 'from', 'to'] as const;

/** Ignores unknown values. Days of entry begin where the company is, as those of invoices; the last is included. */
function readCustomer(parameters: URLSearchParams): CustomerFilter {
  const { first, end } = accountingSpanIn(parameters);
  return {
    text: parameters.get('text') || null,
    ...choicesFilter(parameters, 'status', {
      any: 'status',
      none: 'statusNotIn',
      known: customerStatuses,
    }),
    ...choicesFilter(parameters, 'canal', {
      any: 'channel',
      none: 'channelNotIn',
      known: customerChannels,
    }),
    ...choicesFilter(parameters, 'tag', { any: 'tagIn', none: 'tagNotIn' }),
    ...withNone(choicesFilter(parameters, 'owner', { any: 'ownerIdIn', none: 'ownerIdNotIn' })),
    createdFrom: first,
    createdTo: end,
  };
}

/** The list's own filter; those of other declared fields are beside it. */
export const ownCustomerFilter = {
  read: readCustomer,
  fields: ['status', 'channel', 'ownerId', 'createdAt'],
  keys: ownKeys,
};
