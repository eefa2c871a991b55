import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import type { PageInfo } from '../../components/ListPager.tsx';
import { type ListColumn, ListTable } from '../../components/ListTable.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';
import type { CustomersTable_CustomerFragment } from './CustomersTable.generated.ts';
import { customerFilterIn } from './customerFilter.ts';

interface Props {
  customers: CustomersTable_CustomerFragment[];
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}

export function CustomersTable({ customers, ...list }: Props) {
  const { t } = useTranslation('customers');
  return (
    <ListTable
      label={t('title')}
      rows={customers}
      columns={useColumns()}
      openAt={({ id }) => linkTo.customer(id)}
      defaultSort={{ field: 'name', direction: 'ascending' }}
      toolbar={<SavedViews list="customers" />}
      exported={{ list: 'customers', filterIn: customerFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<CustomersTable_CustomerFragment>[] {
  const { t } = useTranslation('customers');
  const { day } = useFormat();
  return [
    { accessor: 'name', title: t('fields.name'), sortable: true },
    {
      accessor: 'city',
      title: t('fields.city'),
      shows: ['city', 'state'],
      sortable: true,
      render: ({ city, state }) => [city, state].filter(Boolean).join(', '),
    },
    {
      accessor: 'status',
      title: t('fields.status'),
      sortable: true,
      render: ({ status }) => <CustomerStatusBadge status={status} />,
    },
    {
      accessor: 'channel',
      title: t('fields.channel'),
      render: ({ channel }) => t(`channels.${channel}`),
    },
    { accessor: 'email', title: t('fields.email') },
    { accessor: 'phone', title: t('fields.phone'), noWrap: true },
    { accessor: 'owner', title: t('fields.owner'), render: ({ owner }) => owner?.name },
    {
      accessor: 'createdAt',
      title: t('fields.createdAt'),
      sortable: true,
      noWrap: true,
      render: ({ createdAt }) => day(createdAt),
    },
  ];
}
