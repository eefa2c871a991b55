import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { sharedBadges } from '../../records/list/sharedBadges.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { MOST_RELATED, RelatedList } from '../../records/page/RelatedList.tsx';
import { ProductSalesDocument } from './ProductSales.generated.ts';

const { InvoiceStatusBadge } = sharedBadges;

interface Props {
  product: { id: string; title: string };
}

/** Shows invoices with a line of the product's title. */
export function ProductSales({ product: { id, title } }: Props) {
  const { t } = useTranslation('products');
  const { accountingDay, money } = useFormat();
  const mayCreate = useIsInGroup('editor');
  const { data, error, refetch } = useQuery(ProductSalesDocument, {
    variables: { title, most: MOST_RELATED },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  return (
    <RelatedList
      title={t('sales.title')}
      list={data?.invoices}
      columns={[
        { title: t('sales.invoice'), render: ({ orderNo }) => orderNo },
        { title: t('sales.buyer'), render: ({ buyer }) => buyer.name },
        { title: t('sales.date'), render: ({ date }) => accountingDay(date) },
        {
          title: t('sales.status'),
          render: ({ status }) => <InvoiceStatusBadge status={status} />,
        },
        {
          title: t('sales.total'),
          render: ({ total, currency }) => money(total, currency),
          isAmount: true,
        },
      ]}
      openAt={(invoice) => linkTo.invoice(invoice.id)}
      allAt={linkTo.invoices({ item: title })}
      create={
        mayCreate ? { label: t('sales.new'), to: linkTo.newInvoice({ product: id }) } : undefined
      }
    />
  );
}
