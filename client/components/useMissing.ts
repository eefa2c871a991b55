import { useTranslation } from 'react-i18next';
import { useFormat } from '../app/i18n/useFormat.ts';

export function useMissing() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (message: string, count: number) =>
    count > 0 ? `${message} ${t('list.missing', { count, number: number(count) })}` : message;
}
