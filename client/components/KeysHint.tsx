import { ActionIcon, Tooltip } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';

interface Props {
  /** What the keys are for. */
  title: string;
  /** What each of them does. */
  keys: string;
}

/** A button that says, to the mouse, a finger and the focus, which keys a part of a page knows. */
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
