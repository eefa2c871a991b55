import { declaredRecord } from '../../records/declared-record.ts';
import { notificationErrors } from './notifications.rules.ts';

export const notificationRecord = declaredRecord<'notifications'>('Notification', {
  rules: { check: ({ row }) => notificationErrors(row) },
});

declare module '../../records/generated/rows.ts' {
  interface NotificationRow {
    iconName: string;
    iconColor: string;
  }
}
