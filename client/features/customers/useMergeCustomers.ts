import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { linkTo } from '../../app/paths.ts';
import { forgetLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { useRestore } from '../../components/useRestore.ts';
import type { CustomerMergeField } from '../../generated/schema.ts';
import { forgetCustomerLists } from './customerLists.ts';
import { MergeCustomersDocument } from './MergeCustomersPage.generated.ts';

interface Named {
  id: string;
  name: string;
  version: number;
}

/** Makes one customer of two, and offers to take that back. */
export function useMergeCustomers({ keep, merge }: { keep: Named; merge: Named }) {
  const { t } = useTranslation(['customers', 'common']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const restore = useRestore();
  const [mergeCustomers, { loading }] = useMutation(MergeCustomersDocument);

  function showAnew() {
    forgetCustomerLists(client.cache);
    forgetLists(client.cache, 'customer', 'deals', 'invoices', 'history');
  }

  async function run(take: CustomerMergeField[]) {
    const input = {
      keepId: keep.id,
      keepVersion: keep.version,
      mergeId: merge.id,
      mergeVersion: merge.version,
      take,
    };
    const merged = await attempt(mergeCustomers({ variables: { input } }));
    if (!merged?.data) return;
    const { activityId, customer } = merged.data.mergeCustomers;
    await navigate(linkTo.customer(keep.id));
    showAnew();
    const message = t('merge.done', { merge: merge.name, keep: customer.name });
    notifyUndoable(message, t('common:undo'), () => void takeBack(activityId));
  }

  async function takeBack(activityId: string) {
    if (!(await restore(activityId))) return;
    showAnew();
    notify(t('merge.undone', { merge: merge.name }));
  }

  return { isRunning: loading, run };
}
