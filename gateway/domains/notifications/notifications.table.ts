import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../records/record.ts';

export interface NotificationRow {
  id: string;
  accountId: string;
  heading: NotificationHeading;
  iconName: string;
  iconColor: string;
  timestamp: string;
  title: string;
  subtitle: string;
  path: string;
  createdNumber?: number;
}

export const notificationRecord: RecordKind = {
  kind: 'Notification',
  table: 'notifications',
  title: 'title',
  owner: 'accountId',
};

export type NotificationPage = Page<NotificationRow>;

export type NotificationHeading = 'Message' | 'Alert';

declare module '../../store/database.ts' {
  interface Database {
    notifications: NotificationRow;
  }
}
