import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { type EntrySelection, ListEntries } from '../../records/list/ListEntries.tsx';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserSort } from './UserSort.tsx';
import type { UsersList } from './usersList.ts';

interface Props {
  list: UsersList;
  children: (selectionOf: (id: string) => EntrySelection) => ReactNode;
}

export function UsersEntries({
  list: { declaration: _declaration, users, ...list },
  children,
}: Props) {
  const { t } = useTranslation('users');
  const mayChange = useIsInGroup('admin');
  return (
    <ListEntries
      label={t('title')}
      entries={users}
      bulkActions={mayChange ? (selection) => <UserBulkActions selection={selection} /> : undefined}
      tools={<UserSort />}
      {...list}
    >
      {children}
    </ListEntries>
  );
}
