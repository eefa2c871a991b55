import { Group, Text } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { UsersTable_UserFragment } from './UsersPage.generated.ts';

export function UserName({ user: { name, imgUrl } }: { user: UsersTable_UserFragment }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={name} src={imgUrl} size={24} />
      <Text span inherit truncate>
        {name}
      </Text>
    </Group>
  );
}
