import { Badge } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

const { root, label, 'root--dot': dot } = Badge.classes;

interface Props {
  /** A colour of the theme; its middle shade shows in both colour schemes. */
  color: string;
  size?: 'sm';
  children: ReactNode;
}

/** Mantine's badge with a dot, without its component: each row of a list has one. */
export function StatusBadge({ color, size, children }: Props) {
  const dotColor = { '--badge-dot-color': `var(--mantine-color-${color}-6)` };
  return (
    <div
      className={clsx(dot, root, styles.badge, size && styles[size])}
      data-variant="dot"
      style={dotColor as object}
    >
      <span className={label}>{children}</span>
    </div>
  );
}
