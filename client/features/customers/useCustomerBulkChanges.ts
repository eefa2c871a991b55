import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import type { UpdateCustomersInput } from '../../generated/schema.ts';
import {
  DeleteCustomersDocument,
  UpdateCustomersDocument,
} from './CustomerBulkActions.generated.ts';
import { customerFilterIn } from './customerListFilter.ts';

export type CustomersChange = Omit<UpdateCustomersInput, 'ids' | 'filter'>;

export function useCustomerBulkChanges(selection: ListSelection) {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll, count } = selection;
  const selected = isAll ? { filter: customerFilterIn(parameters) } : { ids };
  const counted = (changed: number) => ({ count: changed, number: number(changed) });

  return {
    isRunning,

    remove() {
      const deleting = client.mutate({
        mutation: DeleteCustomersDocument,
        variables: { input: selected },
        optimisticResponse: { deleteCustomers: { count, activityId: '' } },
        update: (cache) => removeRecords(cache, 'Customer', ids),
      });
      return run(deleting, ({ deleteCustomers: { count, activityId } }) => ({
        message: t('bulk.deleted', counted(count)),
        activityId,
      }));
    },

    change(changes: CustomersChange) {
      const variables = { input: { ...selected, ...changes } };
      const changing = client.mutate({ mutation: UpdateCustomersDocument, variables });
      return run(changing, ({ updateCustomers: { count, activityId } }) => ({
        message: t('bulk.changed', counted(count)),
        activityId,
      }));
    },
  };
}
