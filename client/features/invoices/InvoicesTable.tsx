import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import type { ListColumn, ShownList } from '../../records/list/ListTable.tsx';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { InvoiceBulkActions } from './InvoiceBulkActions.tsx';
import type { InvoicesTable_InvoiceFragment } from './InvoicesTable.generated.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

interface Props extends ShownList {
  declaration: RecordDeclaration;
  invoices: InvoicesTable_InvoiceFragment[];
}

export function InvoicesTable({ declaration, invoices, ...list }: Props) {
  return (
    <RecordsTable
      declaration={declaration}
      records={invoices}
      own={useColumns()}
      bulkActions={(selection) => <InvoiceBulkActions selection={selection} />}
      {...list}
    />
  );
}

function useColumns(): ListColumn<InvoicesTable_InvoiceFragment>[] {
  const { t } = useTranslation(['invoices', 'records']);
  const { accountingDay, calendarDay, money } = useFormat();
  return [
    {
      accessor: 'orderNo',
      title: t('records:fieldsOf.Invoice.orderNo'),
      sortable: true,
      noWrap: true,
    },
    {
      accessor: 'date',
      title: t('records:fieldsOf.Invoice.date'),
      sortable: true,
      noWrap: true,
      render: ({ date }) => accountingDay(date),
    },
    {
      accessor: 'buyer',
      title: t('records:fieldsOf.Invoice.buyer'),
      sortable: true,
      render: ({ buyer }) => buyer.name,
    },
    {
      accessor: 'status',
      title: t('records:fieldsOf.Invoice.status'),
      sortable: true,
      render: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      accessor: 'total',
      shows: ['total', 'currency'],
      title: t('records:fieldsOf.Invoice.total'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ total, currency }) => money(total, currency),
    },
    {
      accessor: 'openAmount',
      shows: ['openAmount', 'currency'],
      title: t('records:fieldsOf.Invoice.openAmount'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ openAmount, currency }) => (openAmount > 0 ? money(openAmount, currency) : null),
    },
    {
      accessor: 'dueDay',
      title: t('records:fieldsOf.Invoice.dueDay'),
      sortable: true,
      noWrap: true,
      render: ({ dueDay }) => (dueDay ? calendarDay(dueDay) : null),
    },
    {
      accessor: 'paymentState',
      title: t('records:fieldsOf.Invoice.paymentState'),
      sortable: true,
      render: ({ paymentState }) => <PaymentStateBadge state={paymentState} />,
    },
  ];
}
