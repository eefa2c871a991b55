import { useReadQuery } from '@apollo/client/react';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { RecordRelated } from '../../records/page/RecordRelated.tsx';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceEmails } from './InvoiceEmails.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import type { loader } from './InvoicePage.loader.ts';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

export function InvoicePage() {
  const { t } = useTranslation('invoices');
  const { declaration, record } = useLoaderData<typeof loader>();
  const { invoice } = useReadQuery(record).data;
  const list = { name: t('title'), path: paths.invoices };
  if (!invoice) return <RecordPage title={undefined} list={list} />;
  return (
    <RecordPage
      title={invoice.orderNo}
      badge={
        <>
          <InvoiceStatusBadge status={invoice.status} />{' '}
          <PaymentStateBadge state={invoice.paymentState} />
        </>
      }
      list={list}
      historyOf={invoice}
      isFinal={invoice.status === 'delivered'}
      actions={<InvoiceActions declaration={declaration} invoice={invoice} />}
      aside={
        <>
          <InvoiceDetails key={invoice.id} declaration={declaration} invoice={invoice} />
          <RecordRelated declaration={declaration} id={invoice.id} />
        </>
      }
    >
      <InvoiceSheet invoice={invoice} />
      <InvoicePayments invoice={invoice} />
      <InvoiceEmails invoice={invoice} />
      <Box data-not-printed>
        <Timeline kind="Invoice" id={invoice.id} write={declaration.write} />
      </Box>
    </RecordPage>
  );
}
