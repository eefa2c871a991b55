import { useMutation, useReadQuery } from '@apollo/client/react';
import { Anchor, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { forgetLists } from '../../components/cachedLists.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { forgetInvoiceLists } from './invoiceLists.ts';
import { CreateInvoiceDocument } from './NewInvoicePage.generated.ts';
import type { loader } from './NewInvoicePage.loader.ts';
import { invoiceInput, type InvoiceValues, useInvoiceForm, valuesFor } from './useInvoiceForm.ts';

/** A new invoice, to a customer of the register when the address names one. */
export function NewInvoicePage() {
  const { t } = useTranslation(['invoices', 'common']);
  const navigate = useNavigate();
  const { customer } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const [create] = useMutation(CreateInvoiceDocument, {
    update(cache) {
      forgetInvoiceLists(cache);
      if (customer) forgetLists(cache, 'customers');
    },
  });
  const record = useInvoiceForm({
    name: customer ? `new Invoice of ${customer.id}` : 'new Invoice',
    ...(customer && { valuesOf: () => valuesFor(customer) }),
    save,
  });

  async function save(values: InvoiceValues) {
    const input = { ...invoiceInput(values), customerId: customer?.id ?? null };
    const { data } = await create({ variables: { input } });
    const { id, orderNo } = data!.createInvoice.invoice;
    notify(t('created', { orderNo }));
    await navigate(linkTo.invoice(id), { replace: true });
    return undefined;
  }

  return (
    <>
      <PageTitle title={t('form.newTitle')} />
      {customer ? (
        <Text mb="md">
          {t('form.ofCustomer')}{' '}
          <Anchor component={Link} to={linkTo.customer(customer.id)} inherit underline="always">
            {customer.name}
          </Anchor>
        </Text>
      ) : null}
      <InvoiceForm
        record={record}
        submitLabel={t('form.create')}
        actions={
          <Button variant="default" component={Link} to={paths.invoices}>
            {t('common:cancel')}
          </Button>
        }
      />
    </>
  );
}
