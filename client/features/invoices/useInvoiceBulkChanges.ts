import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import type { InvoiceStatus } from '../../components/invoiceStatus.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useRestore } from '../../components/useRestore.ts';
import {
  DeleteInvoicesDocument,
  UpdateInvoicesStatusDocument,
} from './InvoiceBulkActions.generated.ts';
import { invoiceFilterIn } from './invoiceFilter.ts';
import { forgetInvoice, forgetInvoiceLists } from './invoiceLists.ts';
import { InvoicesPageDocument } from './InvoicesPage.generated.ts';

/** Changes of all invoices of a selection, each in one step with one undo. */
export function useInvoiceBulkChanges({ ids, isAll, count, clear }: ListSelection) {
  const { t } = useTranslation('invoices');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const [isRunning, setIsRunning] = useState(false);
  const attempt = useAttempt();
  const { showAnew, offerUndo } = useUndoInList();
  const input = isAll ? { filter: invoiceFilterIn(parameters) } : { ids };
  const counted = (changed: number) => ({ count: changed, number: number(changed) });

  async function run<Result>(change: Promise<Result>): Promise<Result | undefined> {
    setIsRunning(true);
    const result = await attempt(change);
    if (result) clear();
    await showAnew();
    setIsRunning(false);
    return result;
  }

  return {
    isRunning,

    async remove(): Promise<void> {
      const deleting = client.mutate({
        mutation: DeleteInvoicesDocument,
        variables: { input },
        optimisticResponse: { deleteInvoices: { count, activityId: '' } },
        update: (cache) => ids.forEach((id) => forgetInvoice(cache, id)),
      });
      const payload = (await run(deleting))?.data?.deleteInvoices;
      if (payload) offerUndo(t('bulk.deleted', counted(payload.count)), payload.activityId);
    },

    async move(status: InvoiceStatus): Promise<void> {
      const variables = { input: { ...input, status } };
      const moving = client.mutate({ mutation: UpdateInvoicesStatusDocument, variables });
      const payload = (await run(moving))?.data?.updateInvoicesStatus;
      if (!payload) return;
      const { skippedCount, activityId } = payload;
      const moved = t('bulk.moved', counted(payload.count));
      const skipped = skippedCount > 0 && t('bulk.skipped', { number: number(skippedCount) });
      offerUndo([moved, skipped].filter(Boolean).join(' '), activityId);
    },
  };
}

/** Reads the list anew, and offers to take a change of it back. */
function useUndoInList() {
  const { t } = useTranslation(['invoices', 'common']);
  const client = useApolloClient();
  const restore = useRestore();

  async function showAnew(): Promise<void> {
    forgetInvoiceLists(client.cache);
    await client.refetchQueries({ include: [InvoicesPageDocument] });
  }

  async function takeBack(activityId: string): Promise<void> {
    if (!(await restore(activityId))) return;
    notify(t('bulk.restored'));
    await showAnew();
  }

  const offerUndo = (message: string, activityId: string) =>
    notifyUndoable(message, t('common:undo'), () => void takeBack(activityId));
  return { showAnew, offerUndo };
}
