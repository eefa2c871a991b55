import { useReadQuery } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { useLoaderData } from 'react-router-dom';
import { RecordHistory } from '../../components/history/RecordHistory.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import '../../components/print.css';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceCustomerLink } from './InvoiceCustomerLink.tsx';
import { InvoiceDealLink } from './InvoiceDealLink.tsx';
import type { loader } from './InvoicePage.loader.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { NoInvoice } from './NoInvoice.tsx';

export function InvoicePage() {
  const { invoice } = useReadQuery(useLoaderData<typeof loader>()).data;
  if (!invoice) return <NoInvoice />;
  return (
    <>
      <PageTitle title={invoice.orderNo}>
        <InvoiceActions invoice={invoice} />
      </PageTitle>
      <Group gap="xl" wrap="wrap">
        <InvoiceCustomerLink invoice={invoice} />
        <InvoiceDealLink invoice={invoice} />
      </Group>
      <InvoiceSheet invoice={invoice} />
      <RecordHistory key={invoice.version} of={invoice.id} />
    </>
  );
}
