import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { sharedBadges } from '../../records/list/sharedBadges.ts';
import { RelatedList } from '../../records/page/RelatedList.tsx';
import type { CustomerRelatedFragment } from './CustomerRelated.generated.ts';

const { InvoiceStatusBadge } = sharedBadges;

interface Props {
  id: string;
  related: CustomerRelatedFragment;
}

/** Shows the newest deals and invoices of a customer. */
export function CustomerRelated({ id, related: { deals, invoices } }: Props) {
  const { t } = useTranslation(['customers', 'deals', 'invoices', 'records']);
  const { accountingDay, calendarDay, money } = useFormat();
  const mayCreate = useIsInGroup('editor');
  return (
    <>
      <RelatedList
        title={t('timeline.kinds.deal')}
        list={deals}
        columns={[
          { title: t('records:fieldsOf.Deal.title'), render: ({ title }) => title },
          {
            title: t('records:fieldsOf.Deal.stage'),
            render: ({ stage }) => t(`records:choicesOf.Deal.stage.${stage}`),
          },
          {
            title: t('records:fieldsOf.Deal.expectedCloseDay'),
            render: ({ expectedCloseDay }) => calendarDay(expectedCloseDay),
          },
          {
            title: t('records:fieldsOf.Deal.amount'),
            render: ({ amount }) => money(amount),
            isAmount: true,
          },
        ]}
        openAt={(deal) => linkTo.deal(deal.id)}
        allAt={linkTo.deals({ customer: id })}
        create={
          mayCreate ? { label: t('newDeal'), to: linkTo.newDeal({ customer: id }) } : undefined
        }
      />
      <RelatedList
        title={t('timeline.kinds.invoice')}
        list={invoices}
        columns={[
          { title: t('records:fieldsOf.Invoice.orderNo'), render: ({ orderNo }) => orderNo },
          {
            title: t('records:fieldsOf.Invoice.status'),
            render: ({ status }) => <InvoiceStatusBadge status={status} />,
          },
          { title: t('records:fieldsOf.Invoice.date'), render: ({ date }) => accountingDay(date) },
          {
            title: t('records:fieldsOf.Invoice.total'),
            render: ({ total, currency }) => money(total, currency),
            isAmount: true,
          },
        ]}
        openAt={(invoice) => linkTo.invoice(invoice.id)}
        allAt={linkTo.invoices({ customer: id })}
        create={
          mayCreate
            ? { label: t('newInvoice'), to: linkTo.newInvoice({ customer: id }) }
            : undefined
        }
      />
    </>
  );
}
