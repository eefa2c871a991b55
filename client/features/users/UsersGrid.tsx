import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { EntrySelection } from '../../records/list/ListEntries.tsx';
import { rowLink } from '../../records/list/rowKeys.ts';
import { pathsOf } from '../../records/resources.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { SelectEntryCheckbox } from '../../records/list/SelectEntryCheckbox.tsx';
import { UsersEntries } from './UsersEntries.tsx';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';
import styles from './UsersGrid.module.css';
import type { UsersList } from './usersList.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';
import { EmailLink } from '../../ui/ContactLink.tsx';

export function UsersGrid(list: UsersList) {
  return (
    <UsersEntries list={list}>
      {(selectionOf) => (
        <ul className={styles.grid}>
          {list.users.map((user) => (
            <li key={user.id}>
              <UserCard user={user} selection={selectionOf(user.id)} />
            </li>
          ))}
        </ul>
      )}
    </UsersEntries>
  );
}

interface CardProps {
  user: UsersTable_UserFragment;
  selection: EntrySelection;
}

function UserCard({ user, selection }: CardProps) {
  const mayChange = useIsInGroup('admin');
  return (
    <Paper p="md" className={styles.card} data-selected={selection.isSelected || undefined}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <PersonAvatar name={user.name} src={user.imgUrl} size="lg" />
        <Group gap="sm" wrap="nowrap">
          <UserStatusBadge isActive={user.isActive} />
          <SelectEntryCheckbox id={user.id} name={user.name} {...selection} />
        </Group>
      </Group>
      <Stack gap={2}>
        <Anchor
          component={Link}
          to={linkTo.user(user.id)}
          fw={600}
          {...rowLink(user.id, mayChange ? pathsOf('User').edit(user.id) : undefined)}
        >
          {user.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {user.company}
        </Text>
      </Stack>
      <Stack gap={2}>
        <EmailLink email={user.email} size="sm" className={styles.detail} />
        <Text size="sm">{user.phone}</Text>
      </Stack>
    </Paper>
  );
}
