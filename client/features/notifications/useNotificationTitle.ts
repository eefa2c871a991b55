import { useTranslation } from 'react-i18next';

/** Titles that the gateway writes in English (`notification-titles.ts`). */
const known = {
  'Deal won': 'dealWon',
  'Stock is low': 'stockLow',
  'A card was assigned to you': 'cardAssigned',
} as const;

const MESSAGE = /^New message from (.+)$/;

export function useNotificationTitle() {
  const { t } = useTranslation('notifications');
  return (title: string): string => {
    const [, name] = MESSAGE.exec(title) ?? [];
    if (name !== undefined) return t('titles.message', { name });
    return title in known ? t(`titles.${known[title as keyof typeof known]}`) : title;
  };
}
