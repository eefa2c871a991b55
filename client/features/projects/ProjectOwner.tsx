import { Group, Text } from '@mantine/core';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectFacts.generated.ts';

type Props = Pick<ProjectFacts_ProjectFragment, 'userName' | 'userImage'>;

export function ProjectOwner({ userName, userImage }: Props) {
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={userName} src={userImage} size={24} />
      <Text size="sm" truncate>
        {userName}
      </Text>
    </Group>
  );
}
