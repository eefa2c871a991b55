import type { ApolloCache, Reference } from '@apollo/client';

interface StoredList {
  nodes: Reference[];
  totalCount: number;
}

const figures = ['invoiceSummary', 'invoiceTrend', 'topInvoiceItems'] as const;

/** Lists and figures that a change of an invoice reaches are read anew when they are next shown. */
export function forgetInvoiceLists(cache: ApolloCache): void {
  for (const fieldName of ['invoices', ...figures]) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/**
 * Takes an invoice out of the cache, and out of every list that is shown. The lists are changed by hand, because
 * an optimistic change cannot evict what it has not written.
 */
export function forgetInvoice(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      invoices(stored, { readField }) {
        const list = stored as StoredList;
        const nodes = list.nodes.filter((node) => readField('id', node) !== id);
        return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
      },
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'Invoice', id }) });
  for (const fieldName of figures) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
