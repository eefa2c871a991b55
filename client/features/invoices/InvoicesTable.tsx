import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { type ListColumn, ListTable, type ShownList } from '../../records/list/ListTable.tsx';
import { SavedViews } from '../../records/views/SavedViews.tsx';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { InvoiceBulkActions } from './InvoiceBulkActions.tsx';
import type { InvoicesTable_InvoiceFragment } from './InvoicesTable.generated.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { invoiceFilterIn } from './invoiceFilter.ts';

interface Props extends ShownList {
  invoices: InvoicesTable_InvoiceFragment[];
}

export function InvoicesTable({ invoices, ...list }: Props) {
  const mayEdit = useIsInGroup('editor');
  const { t } = useTranslation('invoices');
  return (
    <ListTable
      label={t('title')}
      rows={invoices}
      columns={useColumns()}
      openAt={({ id }) => linkTo.invoice(id)}
      editAt={mayEdit ? ({ id }) => linkTo.editInvoice(id) : undefined}
      defaultSort={{ field: 'date', direction: 'descending' }}
      bulkActions={
        mayEdit ? (selection) => <InvoiceBulkActions selection={selection} /> : undefined
      }
      toolbar={<SavedViews list="invoices" filterIn={invoiceFilterIn} />}
      exported={{ list: 'invoices', filterIn: invoiceFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<InvoicesTable_InvoiceFragment>[] {
  const { t } = useTranslation('invoices');
  const { accountingDay, calendarDay, money } = useFormat();
  return [
    {
      accessor: 'orderNo',
      title: t('columns.orderNo'),
      sortable: true,
      noWrap: true,
    },
    {
      accessor: 'date',
      title: t('columns.date'),
      sortable: true,
      noWrap: true,
      render: ({ date }) => accountingDay(date),
    },
    {
      accessor: 'buyer',
      title: t('columns.buyer'),
      sortable: true,
      render: ({ buyer }) => buyer.name,
    },
    {
      accessor: 'status',
      title: t('columns.status'),
      sortable: true,
      render: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      accessor: 'total',
      shows: ['total', 'currency'],
      title: t('columns.total'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ total, currency }) => money(total, currency),
    },
    {
      accessor: 'openAmount',
      shows: ['openAmount', 'currency'],
      title: t('columns.openAmount'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ openAmount, currency }) => (openAmount > 0 ? money(openAmount, currency) : null),
    },
    {
      accessor: 'dueOn',
      title: t('columns.dueOn'),
      sortable: true,
      noWrap: true,
      render: ({ dueOn }) => (dueOn ? calendarDay(dueOn) : null),
    },
    {
      accessor: 'paymentState',
      title: t('columns.paymentState'),
      sortable: true,
      render: ({ paymentState }) => <PaymentStateBadge state={paymentState} />,
    },
  ];
}
