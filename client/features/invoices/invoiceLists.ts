import type { ApolloCache } from '@apollo/client';
import { evictLists, removeFromLists } from '../../components/cachedLists.ts';

const figures = ['invoiceSummary', 'invoiceTrend', 'topInvoiceItems'] as const;

/** Lists and figures that a change of an invoice reaches. */
const invoiceLists = ['invoices', ...figures] as const;

/** They are read anew when they are next shown. */
export function forgetInvoiceLists(cache: ApolloCache): void {
  evictLists(cache, ...invoiceLists);
}

/** The same, and what it makes of the figures of the customers. */
export function forgetInvoicesOfCustomers(cache: ApolloCache): void {
  forgetInvoiceLists(cache);
  evictLists(cache, 'customers');
}

/** Takes invoices out of the cache, and out of every list that is shown. */
export function forgetInvoices(cache: ApolloCache, ids: readonly string[]): void {
  removeFromLists(cache, 'invoices', ids);
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Invoice', id }) });
  evictLists(cache, ...figures);
}
