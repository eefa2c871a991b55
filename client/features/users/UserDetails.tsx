import { Stack, Text, Title } from '@mantine/core';
import { use } from 'react';
import { useIsInGroup } from '../../app/roles.ts';
import { loadDeclarations } from '../../records/loadDeclaration.ts';
import { RecordFiles } from '../../records/page/RecordFiles.tsx';
import { UserActions } from './UserActions.tsx';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';
import { UserPreview } from './UserPreview.tsx';

export function UserDetails({ user }: { user: UserDetails_UserFragment }) {
  const declaration = use(loadDeclarations()).find(({ kind }) => kind === 'User')!;
  const mayChange = useIsInGroup('admin');
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h3">
          {user.name}
        </Title>
        <Text c="dimmed">{user.company}</Text>
      </div>
      {mayChange ? <UserActions user={user} /> : null}
      <UserPreview declaration={declaration} user={user} />
      <RecordFiles declaration={declaration} id={user.id} />
    </Stack>
  );
}
