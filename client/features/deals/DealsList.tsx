import type { QueryRef } from '@apollo/client/react';
import { useReadQuery } from '@apollo/client/react';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { DealsTable } from './DealsTable.tsx';
import type { DealsPageQuery } from './DealsPage.generated.ts';
import { NoDeals } from './NoDeals.tsx';

interface Props {
  declaration: RecordDeclaration;
  query: QueryRef<DealsPageQuery>;
}

export function DealsList({ declaration, query }: Props) {
  const { nodes, ...list } = useReadQuery(query).data.deals;
  return <DealsTable declaration={declaration} deals={nodes} {...list} empty={<NoDeals />} />;
}
