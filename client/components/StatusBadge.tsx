import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** One of the theme's; its middle shade is seen in both themes. */
  color: string;
  size?: 'sm';
  children: ReactNode;
}

/** The state of a record in words, with a dot of its colour; never cut. */
export function StatusBadge({ color, size, children }: Props) {
  return (
    <Badge variant="dot" color={`${color}.6`} size={size} flex="none" miw="max-content">
      {children}
    </Badge>
  );
}
