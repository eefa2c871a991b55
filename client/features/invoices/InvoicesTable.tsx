import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { type ListColumn, ListTable, type ShownList } from '../../components/ListTable.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { InvoiceStatusBadge } from '../../components/InvoiceStatusBadge.tsx';
import { InvoiceBulkActions } from './InvoiceBulkActions.tsx';
import type { InvoicesTable_InvoiceFragment } from './InvoicesTable.generated.ts';
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
      toolbar={<SavedViews list="invoices" />}
      exported={{ list: 'invoices', filterIn: invoiceFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<InvoicesTable_InvoiceFragment>[] {
  const { t } = useTranslation('invoices');
  const { day, money } = useFormat();
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
      render: ({ date }) => day(date),
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
  ];
}
