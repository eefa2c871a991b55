import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import styles from './Timeline.module.css';

export interface Entry {
  id: string;
  at: string;
  /** The type is part of the key, because entries of two types can have one id. */
  type: string;
  icon: Icon;
  /** The name of the icon. */
  kind: string;
  by?: string | null | undefined;
  what: ReactNode;
}

export function TimelineEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, at, type, icon: EntryIcon, kind, by, what }) => (
        <li key={`${type} ${id}`} className={styles.entry}>
          <EntryIcon size={18} role="img" aria-label={kind} />
          <div>{what}</div>
          <Text size="sm" c="dimmed">
            {by ? `${by} · ` : null}
            <RelativeTime moment={at} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
