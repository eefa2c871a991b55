import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { preloadQuery } from '../../core/apollo.ts';
import { ActivityTileDocument } from './ActivityTile.generated.ts';
import { listed } from './listed.ts';
import { dealsNeeding, overdue } from './listQueries.ts';
import { NewCustomersTileDocument } from './NewCustomersTile.generated.ts';
import { OpenInvoicesTileDocument } from './OpenInvoicesTile.generated.ts';
import type { Period } from './period.ts';
import { PipelineTileDocument } from './PipelineTile.generated.ts';
import { RevenueTileDocument } from './RevenueTile.generated.ts';
import { TopProductsTileDocument } from './TopProductsTile.generated.ts';
import { momentsOf, trendDays } from './trendDays.ts';

/** The arguments of each tile's `useQuery`: one failing leaves the others. */
export const tileQueries = {
  revenue: (period: Period) =>
    query(RevenueTileDocument, {
      now: listed('Invoice', daysOf(period)).filter,
      before: listed('Invoice', { ...period.before }).filter,
      moments: momentsOf(trendDays(period).parts),
    }),
  newCustomers: (period: Period) =>
    query(NewCustomersTileDocument, {
      now: listed('Customer', daysOf(period)).filter,
      before: listed('Customer', { ...period.before }).filter,
    }),
  openInvoices: (period: Period) =>
    query(OpenInvoicesTileDocument, {
      period: listed('Invoice', daysOf(period)).filter,
      overdueInPeriod: listed('Invoice', { ...overdue, ...daysOf(period) }).filter,
      overdue: listed('Invoice', overdue).filter,
    }),
  pipeline: () =>
    query(PipelineTileDocument, {
      all: listed('Deal', {}).filter,
      overdue: listed('Deal', dealsNeeding('overdue')).filter,
      stalled: listed('Deal', dealsNeeding('stalled')).filter,
      lateNextStep: listed('Deal', dealsNeeding('lateNextStep')).filter,
      noNextStep: listed('Deal', dealsNeeding('noNextStep')).filter,
    }),
  topProducts: (period: Period) =>
    query(TopProductsTileDocument, { filter: listed('Invoice', daysOf(period)).filter }),
  activity: () => query(ActivityTileDocument, {}),
};

const daysOf = ({ from, to }: Period) => ({ from, to });

const query = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => [document, { variables }] as const;

export const preloadTiles = (period: Period) =>
  Object.values(tileQueries).map((of) => {
    const [document, { variables }] = of(period);
    return preloadQuery<unknown>(document, { variables, fetchPolicy: 'cache-and-network' });
  });
