import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListPager } from '../../components/ListPager.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { UserFacts_UserFragment } from './UsersPage.generated.ts';
import styles from './UsersGrid.module.css';
import type { UsersList } from './usersList.ts';
import { UserStatusBadge } from './UserStatusBadge.tsx';

export function UsersGrid({ users, empty, ...list }: UsersList) {
  const { t } = useTranslation('users');
  if (users.length === 0) return empty;
  return (
    <section aria-label={t('title')}>
      <ul className={styles.grid}>
        {users.map((user) => (
          <li key={user.id}>
            <UserCard user={user} />
          </li>
        ))}
      </ul>
      <ListPager shown={users.length} {...list} />
    </section>
  );
}

function UserCard({ user }: { user: UserFacts_UserFragment }) {
  const { linkTo } = useOpenRecord('user');
  return (
    <Paper p="md" className={styles.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <PersonAvatar name={user.name} src={user.imgUrl} size="lg" />
        <UserStatusBadge isActive={user.isActive} />
      </Group>
      <Stack gap={2}>
        <Anchor component={Link} to={linkTo(user.id)} fw={600}>
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
