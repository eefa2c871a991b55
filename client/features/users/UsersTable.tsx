import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { ListColumn } from '../../records/list/ListTable.tsx';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserName } from './UserName.tsx';
import type { UsersList } from './usersList.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';
import { EmailLink } from '../../ui/ContactLink.tsx';

export function UsersTable({ declaration, users, ...list }: UsersList) {
  return (
    <RecordsTable
      declaration={declaration}
      records={users}
      own={useColumns()}
      elsewhere={['imgUrl', 'guid']}
      bulkActions={(selection) => <UserBulkActions selection={selection} />}
      {...list}
    />
  );
}

function useColumns(): ListColumn<UsersTable_UserFragment>[] {
  const { t } = useTranslation(['users', 'records']);
  const { money, number } = useFormat();
  return [
    {
      accessor: 'name',
      title: t('records:fieldsOf.User.name'),
      sortable: true,
      render: (user) => <UserName user={user} />,
    },
    { accessor: 'company', title: t('records:fieldsOf.User.company'), sortable: true },
    {
      accessor: 'email',
      title: t('records:fieldsOf.User.contact'),
      shows: ['email', 'phone'],
      noWrap: true,
      render: ({ email, phone }) => (
        <>
          <EmailLink email={email} size="sm" />{' '}
          <Text span size="sm" c="dimmed">
            {phone}
          </Text>
        </>
      ),
    },
    {
      accessor: 'age',
      title: t('records:fieldsOf.User.age'),
      sortable: true,
      textAlign: 'right',
      render: ({ age }) => (age > 0 ? number(age) : null),
    },
    {
      accessor: 'balance',
      title: t('records:fieldsOf.User.balance'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ balance }) => money(balance, BALANCE_CURRENCY),
    },
    {
      accessor: 'isActive',
      title: t('records:fieldsOf.User.status'),
      render: ({ isActive }) => <UserStatusBadge isActive={isActive} />,
    },
  ];
}
