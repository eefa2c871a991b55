import { record } from '../../records/record.ts';
import { notificationErrors } from './notifications.rules.ts';

export const notificationRecord = record(
  { kind: 'Notification', table: 'notifications', title: 'title', owner: 'accountId' },
  { check: ({ row }) => notificationErrors(row) },
);
