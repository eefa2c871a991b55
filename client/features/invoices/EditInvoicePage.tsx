import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { useListOrigin } from '../../core/listOrigin.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { EditInvoiceForm } from './EditInvoiceForm.tsx';
import type { loader } from './EditInvoicePage.loader.ts';

export function EditInvoicePage() {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const { invoice } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const { state } = useListOrigin();
  if (!invoice) {
    return <RecordPage title={undefined} list={{ name: t('title'), path: paths.invoices }} />;
  }
  return (
    <>
      <PageTitle title={invoice.orderNo}>
        <Button
          variant="default"
          component={Link}
          to={linkTo.invoice(invoice.id)}
          state={state}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('form.backToInvoice')}
        </Button>
      </PageTitle>
      <EditInvoiceForm
        key={invoice.id}
        invoice={invoice}
        leave={() => navigate(linkTo.invoice(invoice.id), { state })}
      />
    </>
  );
}
