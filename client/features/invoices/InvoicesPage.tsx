import { useReadQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { EmptyList } from '../../components/EmptyList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { invoiceFilterKeys } from './invoiceFilter.ts';
import type { InvoicesPageQuery } from './InvoicesPage.generated.ts';
import type { loader } from './InvoicesPage.loader.ts';
import { InvoicesTable } from './InvoicesTable.tsx';

export function InvoicesPage() {
  const { t } = useTranslation('invoices');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, totals, ...list } = data.invoices;
  return (
    <>
      <PageTitle title={t('title')}>
        <NewInvoiceButton />
      </PageTitle>
      <InvoiceFilters />
      <InvoiceSums totals={totals} />
      <InvoicesTable invoices={nodes} {...list} empty={<NoInvoices />} />
    </>
  );
}

/** What all invoices that match come to, not those of this page alone. */
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

function NewInvoiceButton() {
  const { t } = useTranslation('invoices');
  if (!useIsInGroup('editor')) return null;
  return (
    <Button component={Link} to={paths.newInvoice} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
}

function NoInvoices() {
  const { t } = useTranslation('invoices');
  const { get } = useListParams();
  const isFiltered = invoiceFilterKeys.some((key) => get(key));
  if (isFiltered) {
    return <EmptyList title={t('empty.noneMatch')} text={t('empty.noneMatchText')} />;
  }
  return (
    <EmptyList title={t('empty.title')} text={t('empty.text')}>
      <NewInvoiceButton />
    </EmptyList>
  );
}
