import { invoiceStatuses } from './invoiceStatus.ts';
import { parseChoices, choicesFilter } from '../../records/list/filters/choices.ts';
import { accountingSpanIn } from '../../records/list/filters/days.ts';
import { paymentStates } from './invoicePayment.ts';

const ownKeys = [
  'text',
  'status',
  'payment',
  'from',
  'to',
  'currency',
  'item',
  'customer',
] as const;

/** Reads the filter; days begin where the company is, and `to` is included. */
function readInvoice(parameters: URLSearchParams) {
  const { first, end } = accountingSpanIn(parameters);
  return {
    ...choicesFilter(parameters, 'status', {
      any: 'status',
      none: 'statusNotIn',
      known: invoiceStatuses,
    }),
    ...paymentIn(parameters),
    text: parameters.get('text') || null,
    dateFrom: first,
    dateTo: end,
    ...choicesFilter(parameters, 'currency', { any: 'currencyIn', none: 'currencyNotIn' }),
    item: parameters.get('item') || null,
    customerId: parameters.get('customer') || null,
  };
}

function paymentIn(parameters: URLSearchParams) {
  const { values, isNot } = parseChoices(parameters, 'payment');
  if (!paymentStates.some((each) => values.includes(each))) return {};
  return { paymentState: paymentStates.filter((each) => values.includes(each) !== isNot) };
}

/** The list's own filter; those of other declared fields are beside it. */
export const ownInvoiceFilter = {
  read: readInvoice,
  fields: ['status', 'date', 'currency', 'customerId'],
  keys: ownKeys,
};
