import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { forgetInvoiceLists } from './invoiceLists.ts';
import { CreateInvoiceDocument } from './NewInvoicePage.generated.ts';
import { invoiceInput, type InvoiceValues, useInvoiceForm } from './useInvoiceForm.ts';

export function NewInvoicePage() {
  const { t } = useTranslation(['invoices', 'common']);
  const navigate = useNavigate();
  const [create] = useMutation(CreateInvoiceDocument, { update: forgetInvoiceLists });
  const record = useInvoiceForm({ name: 'new Invoice', save });

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
