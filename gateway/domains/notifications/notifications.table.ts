import type { Page } from '../../store/paging.ts';

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

export type NotificationPage = Page<NotificationRow>;

export type NotificationHeading = 'Message' | 'Alert';

declare module '../../store/database.ts' {
  interface Database {
    notifications: NotificationRow;
  }
}
