import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  isRunning: boolean;
  children: ReactNode;
}

export function BulkMenu({ label, isRunning, children }: Props) {
  return (
    <Menu shadow="md" position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
