import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EmptyList } from '../../components/EmptyList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { DeleteInvoiceButton } from './DeleteInvoiceButton.tsx';
import { EditInvoiceForm } from './EditInvoiceForm.tsx';
import type { loader } from './InvoicePage.loader.ts';

export function InvoicePage() {
  const { t } = useTranslation('invoices');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const back = (
    <Button
      variant="default"
      component={Link}
      to={paths.invoices}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t('form.back')}
    </Button>
  );
  if (!data.invoice) {
    return (
      <>
        <PageTitle title={t('title')} />
        <EmptyList title={t('notFoundTitle')} text={t('notFound')}>
          {back}
        </EmptyList>
      </>
    );
  }
  return (
    <>
      <PageTitle title={data.invoice.orderNo}>
        {back}
        <DeleteInvoiceButton invoice={data.invoice} />
      </PageTitle>
      <EditInvoiceForm key={data.invoice.id} invoice={data.invoice} />
    </>
  );
}
