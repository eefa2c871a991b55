import { useTranslation } from 'react-i18next';

/** The titles that the gateway itself writes, in English as its API speaks; see `notifications-reactions.ts`. */
const known = {
  'Deal won': 'dealWon',
  'Stock is low': 'stockLow',
  'A card was assigned to you': 'cardAssigned',
} as const;

const MESSAGE = /^New message from (.+)$/;

/** A notification's title in the reader's language; what others have written keeps its words. */
export function useNotificationTitle() {
  const { t } = useTranslation('notifications');
  return (title: string): string => {
    const [, name] = MESSAGE.exec(title) ?? [];
    if (name !== undefined) return t('titles.message', { name });
    return title in known ? t(`titles.${known[title as keyof typeof known]}`) : title;
  };
}
