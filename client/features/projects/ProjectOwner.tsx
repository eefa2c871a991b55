import { Group, Text } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectFacts.generated.ts';

interface Props extends Pick<ProjectFacts_ProjectFragment, 'userName' | 'userImage'> {
  isWhole?: boolean;
}

export function ProjectOwner({ userName, userImage, isWhole = false }: Props) {
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={userName} src={userImage} size={24} />
      <Text size="sm" truncate={!isWhole}>
        {userName}
      </Text>
    </Group>
  );
}
