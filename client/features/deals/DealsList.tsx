import type { QueryRef } from '@apollo/client/react';
import { useReadQuery } from '@apollo/client/react';
import { DealsTable } from './DealsTable.tsx';
import type { DealsPageQuery } from './DealsPage.generated.ts';
import { NoDeals } from './NoDeals.tsx';

export function DealsList({ query }: { query: QueryRef<DealsPageQuery> }) {
  const { nodes, ...list } = useReadQuery(query).data.deals;
  return <DealsTable deals={nodes} {...list} empty={<NoDeals />} />;
}
