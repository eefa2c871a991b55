import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo, paths } from '../../app/paths.ts';
import { removeFromLists } from '../../components/cachedLists.ts';
import { DeleteRecordButton } from '../../components/DeleteRecordButton.tsx';
import { DeleteCustomerDocument } from './DeleteCustomerButton.generated.ts';

export function DeleteCustomerButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('customers');
  const [deleteCustomer] = useMutation(DeleteCustomerDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteCustomer: { id, activityId: '' } },
    update: (cache) => removeFromLists(cache, 'customers', [id]),
  });
  return (
    <DeleteRecordButton
      onDelete={async () => (await deleteCustomer()).data?.deleteCustomer.activityId}
      at={{ list: paths.customers, record: linkTo.customer(id) }}
      said={{ deleted: t('deleted', { name }), restored: t('restored', { name }) }}
    />
  );
}
