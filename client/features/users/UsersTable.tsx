import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { type ListColumn, ListTable } from '../../records/list/ListTable.tsx';
import { pathsOf } from '../../records/resources.ts';
import { SavedViews } from '../../records/views/SavedViews.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserName } from './UserName.tsx';
import type { UsersList } from './usersList.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';
import { userFilterIn } from './userFilter.ts';
import { EmailLink } from '../../ui/ContactLink.tsx';

export function UsersTable({ users, ...list }: UsersList) {
  const { t } = useTranslation('users');
  const mayChange = useIsInGroup('admin');
  return (
    <ListTable
      label={t('title')}
      rows={users}
      columns={useColumns()}
      openAt={({ id }) => linkTo.user(id)}
      editAt={mayChange ? ({ id }) => pathsOf('User').edit(id) : undefined}
      defaultSort={{ field: 'index', direction: 'ascending' }}
      bulkActions={mayChange ? (selection) => <UserBulkActions selection={selection} /> : undefined}
      toolbar={<SavedViews list="users" filterIn={userFilterIn} />}
      exported={{ list: 'users', filterIn: userFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<UsersTable_UserFragment>[] {
  const { t } = useTranslation('users');
  const { money, number } = useFormat();
  return [
    {
      accessor: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (user) => <UserName user={user} />,
    },
    { accessor: 'company', title: t('fields.company'), sortable: true },
    {
      accessor: 'email',
      title: t('fields.contact'),
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
      title: t('fields.age'),
      sortable: true,
      textAlign: 'right',
      render: ({ age }) => (age > 0 ? number(age) : null),
    },
    {
      accessor: 'balance',
      title: t('fields.balance'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ balance }) => money(balance, BALANCE_CURRENCY),
    },
    {
      accessor: 'isActive',
      title: t('fields.status'),
      render: ({ isActive }) => <UserStatusBadge isActive={isActive} />,
    },
  ];
}
