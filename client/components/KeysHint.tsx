import { ActionIcon, Tooltip } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';

interface Props {
  title: string;
  keys: string;
}

export function KeysHint({ title, keys }: Props) {
  return (
    <Tooltip
      label={keys}
      multiline
      w={260}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: true }}
    >
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={title}>
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
