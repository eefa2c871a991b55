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
import { useShowRefusal } from './useShowRefusal.ts';

export function NewInvoicePage() {
  const { t } = useTranslation(['invoices', 'common']);
  const navigate = useNavigate();
  const form = useInvoiceForm();
  const showRefusal = useShowRefusal(form);
  const [create, { loading }] = useMutation(CreateInvoiceDocument, { update: forgetInvoiceLists });

  async function save(values: InvoiceValues) {
    try {
      const { data } = await create({ variables: { input: invoiceInput(values) } });
      if (!data) return;
      const { id, orderNo } = data.createInvoice.invoice;
      notify(t('created', { orderNo }));
      await navigate(linkTo.invoice(id), { replace: true });
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <>
      <PageTitle title={t('form.newTitle')} />
      <InvoiceForm
        form={form}
        submitLabel={t('form.create')}
        isSaving={loading}
        onSubmit={(values) => void save(values)}
      >
        <Button variant="default" component={Link} to={paths.invoices}>
          {t('common:cancel')}
        </Button>
      </InvoiceForm>
    </>
  );
}
