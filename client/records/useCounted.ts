import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/i18n/useFormat.ts';
import { sdlNounOf, sdlNounsOf } from './resources.ts';

/** Returns a count such as `193 customers`. */
export function useCounted() {
  const { t, i18n } = useTranslation('records');
  const { number } = useFormat();
  return ({ kind, count }: { kind: string; count: number }): string => {
    const key = `counted.${kind}`;
    const values = { count, number: number(count) };
    return i18n.exists(`records:${key}`, values)
      ? t(key as 'counted.Customer', values)
      : `${values.number} ${count === 1 ? sdlNounOf(kind) : sdlNounsOf(kind)}`;
  };
}
