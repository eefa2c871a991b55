import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import styles from './Timeline.module.css';

interface Entry {
  id: string;
  at: string;
  icon: Icon;
  kind: string;
  by?: string | null | undefined;
  what: ReactNode;
}

export function TimelineEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, at, icon: EntryIcon, kind, by, what }) => (
        <li key={`${kind} ${id}`} className={styles.entry}>
          <EntryIcon size={18} role="img" aria-label={kind} />
          {typeof what === 'string' ? (
            <Text className={styles.text}>{what}</Text>
          ) : (
            <div>{what}</div>
          )}
          <Text size="sm" c="dimmed">
            {by ? `${by} · ` : null}
            <RelativeTime moment={at} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
