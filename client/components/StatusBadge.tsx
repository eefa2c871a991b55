import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Of the theme; its middle shade shows in both colour schemes. */
  color: string;
  size?: 'sm';
  children: ReactNode;
}

export function StatusBadge({ color, size, children }: Props) {
  return (
    <Badge variant="dot" color={`${color}.6`} size={size} flex="none" miw="max-content">
      {children}
    </Badge>
  );
}
