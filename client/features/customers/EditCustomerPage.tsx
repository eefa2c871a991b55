import { useMutation, useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { RecordPage } from '../../components/RecordPage.tsx';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { evictCustomerLists } from './customerLists.ts';
import { UpdateCustomerDocument } from './EditCustomerPage.generated.ts';
import type { loader } from './EditCustomerPage.loader.ts';
import { customerInput, type CustomerValues, useCustomerForm } from './useCustomerForm.ts';

export function EditCustomerPage() {
  const { t } = useTranslation('customers');
  const { customer } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  return (
    <RecordPage title={customer?.name} list={{ name: t('title'), path: paths.customers }}>
      {customer ? <EditCustomer key={customer.id} customer={customer} /> : null}
    </RecordPage>
  );
}

function EditCustomer({ customer }: { customer: Fresh<CustomerForm_CustomerFragment> }) {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const { id } = customer;
  const record = useCustomerForm({
    name: `Customer ${id}`,
    stored: customer,
    save,
    leave: () => navigate(linkTo.customer(id)),
  });
  const [update] = useMutation(UpdateCustomerDocument, { update: evictCustomerLists });

  async function save(
    values: CustomerValues,
    { version }: CustomerForm_CustomerFragment = customer,
  ) {
    const input = { id, version, ...customerInput(values) };
    const { data } = await update({ variables: { input } });
    notify(t('saved', { name: values.name }));
    return data?.updateCustomer.customer;
  }

  return (
    <CustomerForm record={record} submitLabel={t('common:save')} cancel={linkTo.customer(id)} />
  );
}
