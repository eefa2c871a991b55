import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import type { UserFacts_UserFragment } from './UsersPage.generated.ts';

/** A person's picture and name, which opens the profile beside the list. */
export function UserLink({ user }: { user: UserFacts_UserFragment }) {
  const { linkTo } = useOpenRecord('user');
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={user.name} src={user.imgUrl} size={34} />
      <Anchor component={Link} to={linkTo(user.id)} fw={600} size="sm">
        {user.name}
      </Anchor>
    </Group>
  );
}
