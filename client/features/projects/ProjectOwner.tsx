import { Group, Text } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { ProjectDetails_ProjectFragment } from './ProjectDetails.generated.ts';

interface Props extends Pick<ProjectDetails_ProjectFragment, 'userName' | 'userImage'> {
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
