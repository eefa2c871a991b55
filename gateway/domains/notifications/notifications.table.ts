import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

export interface NotificationRow {
  id: string;
  /** Who is told. */
  accountId: string;
  heading: NotificationHeading;
  iconName: string;
  iconColor: string;
  timestamp: string;
  title: string;
  subtitle: string;
  /** Page of the application that shows it. */
  path: string;
  /** Its place in the order in which they were made; given by the store. */
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
