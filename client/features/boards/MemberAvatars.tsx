import { Avatar, Box, Text, Tooltip } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const MOST_SHOWN = 4;

interface Props {
  members: readonly { id: string; name: string; avatar: string | null }[];
  size?: number;
}

export function MemberAvatars({ members, size = 28 }: Props) {
  const more = members.length - MOST_SHOWN;
  return (
    <Avatar.Group spacing={4}>
      {members.slice(0, MOST_SHOWN).map(({ id, name, avatar }) => (
        <Tooltip key={id} label={name}>
          <Box role="img" aria-label={name}>
            <PersonAvatar name={name} src={avatar} size={size} />
          </Box>
        </Tooltip>
      ))}
      {more > 0 ? (
        <Avatar size={size}>
          <Text span size="xs">
            +{more}
          </Text>
        </Avatar>
      ) : null}
    </Avatar.Group>
  );
}
