import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { takeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useRestore } from '../../components/useRestore.ts';
import type { UpdateCustomersInput } from '../../generated/schema.ts';
import {
  DeleteCustomersDocument,
  UpdateCustomersDocument,
} from './CustomerBulkActions.generated.ts';
import { customerFilterIn } from './customerFilter.ts';
import { forgetCustomerLists } from './customerLists.ts';
import { CustomersPageDocument } from './CustomersPage.generated.ts';

export type CustomersChange = Omit<UpdateCustomersInput, 'ids' | 'filter'>;

/** Changes of all customers of a selection, each in one step with one undo. */
export function useCustomerBulkChanges({ ids, isAll, count, clear }: ListSelection) {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const [isRunning, setIsRunning] = useState(false);
  const attempt = useAttempt();
  const { showAnew, offerUndo } = useUndoInList();
  const selected = isAll ? { filter: customerFilterIn(parameters) } : { ids };
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
        mutation: DeleteCustomersDocument,
        variables: { input: selected },
        optimisticResponse: { deleteCustomers: { count, activityId: '' } },
        update: (cache) => takeFromLists(cache, 'customers', ids),
      });
      const payload = (await run(deleting))?.data?.deleteCustomers;
      if (payload) offerUndo(t('bulk.deleted', counted(payload.count)), payload.activityId);
    },

    async change(changes: CustomersChange): Promise<void> {
      const variables = { input: { ...selected, ...changes } };
      const changing = client.mutate({ mutation: UpdateCustomersDocument, variables });
      const payload = (await run(changing))?.data?.updateCustomers;
      if (payload) offerUndo(t('bulk.changed', counted(payload.count)), payload.activityId);
    },
  };
}

/** Reads the list anew, and offers to take a change of it back. */
function useUndoInList() {
  const { t } = useTranslation(['customers', 'common']);
  const client = useApolloClient();
  const restore = useRestore();

  async function showAnew(): Promise<void> {
    forgetCustomerLists(client.cache);
    await client.refetchQueries({ include: [CustomersPageDocument] });
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
