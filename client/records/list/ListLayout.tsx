import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

interface Props {
  /** A page that is read rather than scanned does not take the width of the window. */
  isRead?: boolean;
  children: ReactNode;
}

/** The views, filters and tools of a list, in one line (on a phone in two), above the active filters and the rows. */
export function ListLayout({ isRead = false, children }: Props) {
  return (
    <div className={styles.list} data-fills-width={!isRead || undefined}>
      {children}
    </div>
  );
}
