import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsInGroup } from '../../app/roles.ts';
import { type EntrySelection, ListEntries } from '../../components/ListEntries.tsx';
import { ROW_LINK } from '../../components/ListKeys.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { SelectUser } from './SelectUser.tsx';
import { UserBulkActions } from './UserBulkActions.tsx';
import type { UserFacts_UserFragment } from './UsersPage.generated.ts';
import styles from './UsersGrid.module.css';
import type { UsersList } from './usersList.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';

export function UsersGrid({ users, ...list }: UsersList) {
  const { t } = useTranslation('users');
  const mayChange = useIsInGroup('admin');
  return (
    <ListEntries
      label={t('title')}
      entries={users}
      bulkActions={mayChange ? (selection) => <UserBulkActions selection={selection} /> : undefined}
      toolbar={<SavedViews list="users" />}
      {...list}
    >
      {(selectionOf) => (
        <ul className={styles.grid}>
          {users.map((user) => (
            <li key={user.id}>
              <UserCard user={user} selection={selectionOf(user.id)} />
            </li>
          ))}
        </ul>
      )}
    </ListEntries>
  );
}

interface CardProps {
  user: UserFacts_UserFragment;
  selection: EntrySelection;
}

function UserCard({ user, selection }: CardProps) {
  const { linkTo } = useOpenRecord('user');
  return (
    <Paper p="md" className={styles.card} data-selected={selection.isSelected || undefined}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <PersonAvatar name={user.name} src={user.imgUrl} size="lg" />
        <Group gap="sm" wrap="nowrap">
          <UserStatusBadge isActive={user.isActive} />
          <SelectUser name={user.name} {...selection} />
        </Group>
      </Group>
      <Stack gap={2}>
        <Anchor component={Link} to={linkTo(user.id)} fw={600} {...{ [ROW_LINK]: user.id }}>
          {user.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {user.company}
        </Text>
      </Stack>
      <Stack gap={2}>
        <Anchor href={`mailto:${user.email}`} size="sm" className={styles.fact}>
          {user.email}
        </Anchor>
        <Text size="sm">{user.phone}</Text>
      </Stack>
    </Paper>
  );
}
