import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDayName } from '../core/i18n/useDayName.ts';
import styles from './DayList.module.css';
import { localDay } from '../core/days.ts';

interface Props<Entry> {
  entries: readonly Entry[];
  timeOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
}

export function DayList<Entry extends { id: string }>(props: Props<Entry>) {
  const { entries, timeOf, children } = props;
  const dayName = useDayName();
  const dayOf = (entry: Entry) => localDay(timeOf(entry));
  return (
    <Stack gap="lg">
      {[...new Set(entries.map(dayOf))].map((day) => (
        <section key={day} aria-label={dayName(day)}>
          <Title order={2} size="h5" mb="xs">
            {dayName(day)}
          </Title>
          <Paper component="ol" className={styles.list}>
            {entries
              .filter((entry) => dayOf(entry) === day)
              .map((entry) => (
                <li key={entry.id} className={styles.item}>
                  {children(entry)}
                </li>
              ))}
          </Paper>
        </section>
      ))}
    </Stack>
  );
}
