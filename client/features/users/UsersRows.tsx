import { Anchor, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { EntrySelection } from '../../records/list/ListEntries.tsx';
import { rowLink } from '../../records/list/rowKeys.ts';
import { pathsOf } from '../../records/resources.ts';
import { SelectEntryCheckbox } from '../../records/list/SelectEntryCheckbox.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import { UserName } from './UserName.tsx';
import { UsersEntries } from './UsersEntries.tsx';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';
import type { UsersList } from './usersList.ts';
import styles from './UsersRows.module.css';
import { UserStatusBadge } from './UserStatusBadge.tsx';

export function UsersRows(list: UsersList) {
  return (
    <UsersEntries list={list}>
      {(selectionOf) => (
        <Paper component="ul" className={styles.rows}>
          {list.users.map((user) => (
            <UserRow key={user.id} user={user} selection={selectionOf(user.id)} />
          ))}
        </Paper>
      )}
    </UsersEntries>
  );
}

interface RowProps {
  user: UsersTable_UserFragment;
  selection: EntrySelection;
}

function UserRow({ user, selection }: RowProps) {
  const { money } = useFormat();
  const mayChange = useIsInGroup('admin');
  return (
    <li className={styles.row} data-selected={selection.isSelected || undefined}>
      <Group gap="md" wrap="nowrap">
        <SelectEntryCheckbox id={user.id} name={user.name} {...selection} />
        <Anchor
          component={Link}
          to={linkTo.user(user.id)}
          fw={600}
          size="sm"
          {...rowLink(user.id, mayChange ? pathsOf('User').edit(user.id) : undefined)}
        >
          <UserName user={user} />
        </Anchor>
      </Group>
      <Text size="sm" className={styles.company}>
        {user.company}
      </Text>
      <Text size="sm" className={styles.balance}>
        {money(user.balance, BALANCE_CURRENCY)}
      </Text>
      <UserStatusBadge isActive={user.isActive} />
    </li>
  );
}
