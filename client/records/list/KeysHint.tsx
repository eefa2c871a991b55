import { ActionIcon, Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { isTypedInto } from './rowKeys.ts';

interface Props {
  title: string;
  keys: string;
}

/** Explains the shortcuts; shown on hover, on focus, or by `?`. */
export function KeysHint({ title, keys }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const text = useId();
  const [isShown, setShown] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    button.current?.focus();
  });
  return (
    <Popover opened={isShown} onChange={setShown} width={260} withRoles={false} shadow="md">
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={title}
          aria-describedby={isShown ? text : undefined}
          visibleFrom="sm"
          onMouseEnter={() => setShown(true)}
          onMouseLeave={() => setShown(false)}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
        >
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown id={text} role="tooltip" fz="sm">
        {keys}
      </Popover.Dropdown>
    </Popover>
  );
}
