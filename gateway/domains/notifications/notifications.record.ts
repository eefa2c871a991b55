import { declaredRecord } from '../../records/declare/declared-record.ts';
import { notificationErrors, recordIdIn } from './notifications.rules.ts';

export const notificationRecord = declaredRecord<'notifications'>('Notification', {
  rules: {
    derive: ({ row }) => ({ recordId: row.recordId ?? recordIdIn(row.path) }),
    validate: ({ row }) => notificationErrors(row),
  },
  operations: {
    scopeConditions: (_filter, { eb }) => [eb('readAt', 'is', null), eb('goneAt', 'is', null)],
  },
});

declare module '../../records/generated/rows.ts' {
  interface NotificationRow {
    iconName: string;
    iconColor: string;
    /** Code of the event that the gateway reports; null for a notification that a program wrote. */
    code?: 'MESSAGE_RECEIVED' | 'DEAL_WON' | 'STOCK_LOW' | 'CARD_ASSIGNED' | 'MENTIONED' | null;
    sender?: string | null;
    /** The record that it is about; null when its path names none. */
    recordId?: string | null;
    /** The record's kind, where the gateway knows it. */
    recordKind?: string | null;
    /** The note on the record that it is about. */
    noteId?: string | null;
    /** The time when the record was read. */
    readAt?: string | null;
    /** The time when the record was deleted; null again once it is restored. */
    goneAt?: string | null;
  }
}
