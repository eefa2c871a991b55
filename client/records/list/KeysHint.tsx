import { ActionIcon, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useRef } from 'react';
import { isTypedInto } from './rowKeys.ts';

interface Props {
  title: string;
  keys: string;
}

/** Explains the shortcuts; shown on hover, on focus, or by `?`. */
export function KeysHint({ title, keys }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    button.current?.focus();
  });
  return (
    <Tooltip
      label={keys}
      multiline
      w={260}
      withinPortal={false}
      events={{ hover: true, focus: true, touch: true }}
    >
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={title}
        visibleFrom="sm"
      >
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
