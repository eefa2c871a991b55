import { useMutation, useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { evictInvoicesOfCustomers } from './invoiceLists.ts';
import { CreateInvoiceDocument } from './NewInvoicePage.generated.ts';
import type { loader } from './NewInvoicePage.loader.ts';
import {
  copiedInvoiceValues,
  invoiceInput,
  type InvoiceValues,
  newInvoiceValues,
  useInvoiceForm,
} from './useInvoiceForm.ts';

/** With the last seller, and the customer or copied invoice in the URL. */
export function NewInvoicePage() {
  const { t } = useTranslation(['invoices', 'common']);
  const navigate = useNavigate();
  const { customer, original, invoices } =
    useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const [create] = useMutation(CreateInvoiceDocument, {
    update: evictInvoicesOfCustomers,
  });
  const record = useInvoiceForm({
    name: original
      ? `copy of Invoice ${original.id}`
      : customer
        ? `new Invoice of ${customer.id}`
        : 'new Invoice',
    valuesOf: () =>
      original
        ? copiedInvoiceValues(original)
        : newInvoiceValues({ customer, seller: invoices.nodes[0]?.seller }),
    save,
  });

  async function save(values: InvoiceValues) {
    const { data } = await create({ variables: { input: invoiceInput(values) } });
    const { id, orderNo } = data!.createInvoice.invoice;
    notify(t('created', { orderNo }));
    await navigate(linkTo.invoice(id), { replace: true });
    return undefined;
  }

  return (
    <>
      <PageTitle title={t('form.newTitle')} />
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
