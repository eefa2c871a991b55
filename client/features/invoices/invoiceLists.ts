import type { ApolloCache } from '@apollo/client';
import { evictLists, removeFromLists } from '../../components/cachedLists.ts';

const figures = ['invoiceSummary', 'invoiceTrend', 'topInvoiceItems'] as const;

const invoiceLists = ['invoices', ...figures] as const;

export function evictInvoiceLists(cache: ApolloCache): void {
  evictLists(cache, ...invoiceLists);
}

export function evictInvoicesOfCustomers(cache: ApolloCache): void {
  evictInvoiceLists(cache);
  evictLists(cache, 'customers');
}

/** Removes deleted invoices from cache and lists. */
export function evictInvoices(cache: ApolloCache, ids: readonly string[]): void {
  removeFromLists(cache, 'invoices', ids);
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Invoice', id }) });
  evictLists(cache, ...figures);
}
