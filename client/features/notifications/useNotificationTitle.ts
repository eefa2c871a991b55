import { useTranslation } from 'react-i18next';
import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';

type Titled = Pick<NotificationItem_NotificationFragment, 'title' | 'code' | 'sender'>;

/** Returns the title of a notification in the reader's language; what a program wrote keeps its words. */
export function useNotificationTitle({ title, code, sender }: Titled): string {
  const { t } = useTranslation('notifications');
  return code ? t(`titles.${code}`, { sender }) : title;
}
