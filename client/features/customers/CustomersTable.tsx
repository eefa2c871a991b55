import { useTranslation } from 'react-i18next';
import { useCompany } from '../../core/company.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import type { ListColumn, ShownList } from '../../records/list/ListTable.tsx';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';
import type { CustomersTable_CustomerFragment } from './CustomersTable.generated.ts';
import styles from './CustomersTable.module.css';
import { useCustomerSums } from './customerSums.ts';

const CustomerBulkActions = lazyPart(
  async () => (await import('./CustomerBulkActions.tsx')).CustomerBulkActions,
);

interface Props extends ShownList {
  declaration: RecordDeclaration;
  customers: CustomersTable_CustomerFragment[];
}

export function CustomersTable({ declaration, customers, ...list }: Props) {
  return (
    <RecordsTable
      declaration={declaration}
      records={customers}
      own={useColumns()}
      elsewhere={['latitude', 'longitude']}
      bulkActions={(selection) => <CustomerBulkActions {...{ declaration, selection }} />}
      {...list}
    />
  );
}

type Totals = CustomersTable_CustomerFragment['invoiceTotals'];

function useColumns(): ListColumn<CustomersTable_CustomerFragment>[] {
  const { t } = useTranslation(['customers', 'records']);
  const { accountingDay } = useFormat();
  const { currency, sumsOf } = useSums();
  return [
    { accessor: 'name', title: t('records:fieldsOf.Customer.name'), sortable: true },
    {
      accessor: 'city',
      title: t('records:fieldsOf.Customer.city'),
      shows: ['city', 'state'],
      sortable: true,
      render: ({ city, state }) => [city, state].filter(Boolean).join(', '),
    },
    {
      accessor: 'status',
      title: t('records:fieldsOf.Customer.status'),
      sortable: true,
      noWrap: true,
      render: ({ status }) => <CustomerStatusBadge status={status} />,
    },
    {
      accessor: 'channel',
      title: t('records:fieldsOf.Customer.channel'),
      isExtra: true,
      render: ({ channel }) => t(`records:choicesOf.Customer.channel.${channel}`),
    },
    { accessor: 'email', title: t('records:fieldsOf.Customer.email'), isExtra: true },
    {
      accessor: 'phone',
      title: t('records:fieldsOf.Customer.phone'),
      isExtra: true,
      noWrap: true,
      render: ({ phone }) => masked('phone', phone ?? ''),
    },
    {
      accessor: 'openAmount',
      title: t('records:fieldsOf.Customer.openAmount'),
      note: t('inCurrency', { currency }),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ invoiceTotals }) => sumsOf(invoiceTotals, 'openAmount'),
    },
    {
      accessor: 'lifetimeAmount',
      title: t('records:fieldsOf.Customer.lifetimeAmount'),
      note: t('inCurrency', { currency }),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ invoiceTotals }) => sumsOf(invoiceTotals, 'amount'),
    },
    {
      accessor: 'lastPurchaseAt',
      title: t('records:fieldsOf.Customer.lastPurchaseAt'),
      sortable: true,
      noWrap: true,
      render: ({ lastPurchaseAt }) => (lastPurchaseAt ? accountingDay(lastPurchaseAt) : null),
    },
    {
      accessor: 'owner',
      title: t('records:fieldsOf.Customer.owner'),
      render: ({ owner }) => owner?.name,
    },
    {
      accessor: 'createdAt',
      title: t('records:fieldsOf.Customer.createdAt'),
      isExtra: true,
      sortable: true,
      noWrap: true,
      render: ({ createdAt }) => accountingDay(createdAt),
    },
    {
      accessor: 'tags',
      title: t('records:fieldsOf.Customer.tags'),
      isExtra: true,
      render: ({ tags }) => tags.join(', '),
    },
  ];
}

/** Leaves out currencies that there is nothing of; the list is ordered by the one that it names. */
function useSums() {
  const { currency } = useCompany();
  const textOf = useCustomerSums();
  const sumsOf = (totals: Totals, name: 'amount' | 'openAmount') => {
    const some = totals.filter((total) => total[name] !== 0);
    return some.length > 0 ? <span className={styles.sums}>{textOf(some, name)}</span> : null;
  };
  return { currency, sumsOf };
}
