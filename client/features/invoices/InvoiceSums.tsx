import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { invoiceFilterIn } from './invoiceListFilter.ts';
import { InvoiceSumsDocument, type InvoiceSumsQueryVariables } from './InvoiceSums.generated.ts';

/** Shows the sums of all matches, not of this page alone; the page does not wait for them. */
export function InvoiceSums() {
  const [parameters] = useSearchParams();
  const filter = invoiceFilterIn(parameters);
  // Each filter has its own sums, since a transition draws both the last and the next.
  return <Sums key={JSON.stringify(filter)} filter={filter} />;
}

function Sums(variables: InvoiceSumsQueryVariables) {
  const { t } = useTranslation('invoices');
  const { money } = useFormat();
  const { data, error } = useQuery(InvoiceSumsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return null;
  if (!data) return <Skeleton flex="1 0 240px" h={20} data-note />;
  const { totals } = data.invoices;
  const sumsOf = (name: 'amount' | 'openAmount') =>
    totals.map((total) => money(total[name], total.currency)).join(' · ');
  const [amounts, open] = [sumsOf('amount'), sumsOf('openAmount')];
  return (
    <Text size="sm" c="dimmed" lh="20px" flex="1 0 240px" data-note>
      {t('sums', { amounts })}
      {open === amounts ? null : (
        <Text span inherit>
          {t('openSums', { amounts: open })}
        </Text>
      )}
    </Text>
  );
}
