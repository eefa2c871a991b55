import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { InvoiceBulkActions_InvoiceFragmentDoc as Statuses } from './InvoiceBulkActions.generated.ts';
import { invoiceFilterIn } from './invoiceListFilter.ts';
import { type InvoiceStatus, invoiceStatuses } from './invoiceStatus.ts';

export function useSelectedStatuses({ ids, isAll }: ListSelection): (InvoiceStatus | undefined)[] {
  const { cache } = useApolloClient();
  const [parameters] = useSearchParams();
  if (isAll) {
    const { status, statusNotIn } = invoiceFilterIn(parameters);
    return invoiceStatuses.filter(
      (each) => (status ?? [each]).includes(each) && !statusNotIn?.includes(each),
    );
  }
  return ids.map((id) => cache.readFragment({ fragment: Statuses, id: `Invoice:${id}` })?.status);
}
