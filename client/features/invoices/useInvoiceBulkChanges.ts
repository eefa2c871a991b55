import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { InvoiceStatus } from './invoiceStatus.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import {
  DeleteInvoicesDocument,
  UpdateInvoicesStatusDocument,
} from './InvoiceBulkActions.generated.ts';
import { invoiceFilterIn } from './invoiceListFilter.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function useInvoiceBulkChanges(selection: ListSelection) {
  const { t } = useTranslation('invoices');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll } = selection;
  const selected = isAll ? { filter: invoiceFilterIn(parameters) } : { ids };
  const counted = (changed: number) => ({ count: changed, number: number(changed) });

  return {
    isRunning,

    remove() {
      const deleting = client.mutate({
        mutation: DeleteInvoicesDocument,
        variables: { input: { ...selected, keepDelivered: true } },
        update: evictKinds('Invoice'),
      });
      return run(deleting, ({ deleteInvoices: { count, skippedCount, activityId } }) => {
        const note = skippedCount > 0 ? t('bulk.kept', counted(skippedCount)) : '';
        return { message: t('bulk.deleted', counted(count)), note, activityId };
      });
    },

    move(status: InvoiceStatus) {
      const variables = { input: { ...selected, status } };
      const moving = client.mutate({ mutation: UpdateInvoicesStatusDocument, variables });
      return run(moving, ({ updateInvoicesStatus: { count, skippedCount, activityId } }) => {
        const note = skippedCount > 0 ? t('bulk.skipped', { number: number(skippedCount) }) : '';
        return { message: t('bulk.moved', counted(count)), note, activityId };
      });
    },
  };
}
