import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { evictCustomerLists } from './customerLists.ts';
import { CreateCustomerDocument } from './NewCustomerPage.generated.ts';
import { customerInput, type CustomerValues, useCustomerForm } from './useCustomerForm.ts';

export function NewCustomerPage() {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const [create] = useMutation(CreateCustomerDocument, { update: evictCustomerLists });
  const record = useCustomerForm({
    name: 'new Customer',
    save,
    leave: ({ id }) => navigate(linkTo.customer(id), { replace: true }),
  });

  async function save(values: CustomerValues) {
    const { data } = await create({ variables: { input: customerInput(values) } });
    const made = data!.createCustomer.customer;
    notify(t('created', { name: made.name }));
    return made;
  }

  return (
    <>
      <PageTitle title={t('new')} />
      <CustomerForm record={record} submitLabel={t('form.create')} cancel={paths.customers} />
    </>
  );
}
