import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListColumn, ListTable, type ShownList } from '../../records/list/ListTable.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { AccountsTable_AccountFragment } from './AccountsTable.generated.ts';
import { ManageAccount } from './ManageAccount.tsx';

type Account = AccountsTable_AccountFragment;

interface Props extends ShownList {
  accounts: Account[];
}

export function AccountsTable({ accounts, ...list }: Props) {
  const { t } = useTranslation('administration');
  const [managedId, setManagedId] = useState<string>();
  const managed = accounts.find(({ id }) => id === managedId);
  const close = () => setManagedId(undefined);
  return (
    <>
      <ListTable
        label={t('title')}
        rows={accounts}
        columns={useColumns(setManagedId)}
        defaultSort={{ field: 'email', direction: 'ascending' }}
        {...list}
      />
      <PlainDialog isOpen={managed !== undefined} onClose={close} title={managed?.name ?? ''}>
        {managed ? <ManageAccount account={managed} /> : null}
      </PlainDialog>
    </>
  );
}

function useColumns(manage: (id: string) => void): ListColumn<Account>[] {
  const { t } = useTranslation(['administration', 'common']);
  return [
    { accessor: 'name', title: t('name') },
    { accessor: 'email', title: t('email') },
    { accessor: 'role', title: t('role'), render: ({ role }) => t(`common:roles.${role}`) },
    { accessor: 'isDisabled', title: t('state'), render: (account) => <State {...account} /> },
    { accessor: 'openSessions', title: t('sessions'), textAlign: 'right' },
    {
      accessor: 'lastSeenAt',
      title: t('lastUse'),
      noWrap: true,
      render: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime moment={lastSeenAt} /> : null),
    },
    {
      accessor: 'actions',
      shows: [],
      title: t('actions'),
      render: ({ id, name }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('manageOne', { name })}
          onClick={() => manage(id)}
        >
          {t('manage')}
        </Button>
      ),
    },
  ];
}

function State({ isDisabled, isLocked }: Pick<Account, 'isDisabled' | 'isLocked'>) {
  const { t } = useTranslation('administration');
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge color={isDisabled ? 'gray' : 'green'}>
        {t(`states.${isDisabled ? 'disabled' : 'active'}`)}
      </StatusBadge>
      {isLocked ? <StatusBadge color="red">{t('states.locked')}</StatusBadge> : null}
    </Group>
  );
}
