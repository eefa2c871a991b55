import { useReadQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { paths } from '../../app/paths.ts';
import { NewRecordButton } from '../../components/NewRecordButton.tsx';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { invoiceFilterKeys } from './invoiceFilter.ts';
import type { InvoicesPageQuery } from './InvoicesPage.generated.ts';
import type { loader } from './InvoicesPage.loader.ts';
import { InvoicesTable } from './InvoicesTable.tsx';

export function InvoicesPage() {
  const { t } = useTranslation('invoices');
  const { data } = useReadQuery(useLoaderData<typeof loader>().list);
  const { nodes, totals, ...list } = data.invoices;
  const newInvoice = <NewRecordButton to={paths.newInvoice} label={t('new')} />;
  return (
    <>
      <PageTitle title={t('title')}>{newInvoice}</PageTitle>
      <InvoiceFilters />
      <InvoiceSums totals={totals} />
      <InvoicesTable
        invoices={nodes}
        {...list}
        empty={
          <NothingListed keys={invoiceFilterKeys} words={t('empty', { returnObjects: true })}>
            {newInvoice}
          </NothingListed>
        }
      />
    </>
  );
}

/** Of all matches, not of this page. */
function InvoiceSums({ totals }: Pick<InvoicesPageQuery['invoices'], 'totals'>) {
  const { t } = useTranslation('invoices');
  const { money } = useFormat();
  if (totals.length === 0) return null;
  const amounts = totals.map(({ amount, currency }) => money(amount, currency)).join(' · ');
  return (
    <Text size="sm" mb="sm">
      {t('sums', { amounts })}
    </Text>
  );
}
