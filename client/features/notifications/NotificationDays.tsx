import { Paper, Stack, Title } from '@mantine/core';
import { useDayName } from '../../app/i18n/useDayName.ts';
import { localDay } from '../../components/localDay.ts';
import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationDays.module.css';

interface Props {
  /** The newest first. */
  notifications: readonly NotificationItem_NotificationFragment[];
  onLeave?: () => void;
}

/** Notifications under the local day on which they came. */
export function NotificationDays({ notifications, onLeave }: Props) {
  const dayName = useDayName();
  const days = [...new Set(notifications.map(({ timestamp }) => localDay(timestamp)))];
  return (
    <Stack gap="lg">
      {days.map((day) => (
        <section key={day} aria-label={dayName(day)}>
          <Title order={2} size="h5" mb="xs">
            {dayName(day)}
          </Title>
          <Paper component="ul" className={styles.list}>
            {notifications
              .filter(({ timestamp }) => localDay(timestamp) === day)
              .map((notification) => (
                <li key={notification.id} className={styles.item}>
                  <NotificationItem notification={notification} onLeave={onLeave} />
                </li>
              ))}
          </Paper>
        </section>
      ))}
    </Stack>
  );
}
