import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { HomePageQuery } from './HomePage.generated.ts';
import { InvoiceFigures } from './InvoiceFigures.tsx';
import { LatestInvoices } from './LatestInvoices.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const { data } = useReadQuery(useLoaderData<QueryRef<HomePageQuery>>());
  return (
    <>
      <PageTitle title={t('greeting', { name: user?.name })} />
      <Stack gap="xl">
        <InvoiceFigures summary={data.invoiceSummary} />
        <LatestInvoices invoices={data.invoices.nodes} />
      </Stack>
    </>
  );
}
