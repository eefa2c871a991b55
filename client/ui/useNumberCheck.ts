import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/i18n/useFormat.ts';
import { useNumberStyle } from '../core/i18n/useNumberStyle.ts';
import { type NumberLimits, readNumber } from '../../gateway/formats/numbers.rules.ts';

/** Returns a check for a form's `validate`, which gives the error of a `NumberField`. */
export function useNumberCheck() {
  const { t } = useTranslation();
  const { limit: written } = useFormat();
  const style = useNumberStyle();
  return (limits: NumberLimits, { isRequired = true } = {}) =>
    (value: number | string): string | null => {
      if (typeof value === 'number') return null;
      if (value.trim() === '') return isRequired ? t('fieldRequired') : null;
      const { problem = 'notANumber' } = readNumber(value, style, limits);
      const [min, max] = [limits.min, limits.max].map((limit) => written(limit ?? 0));
      return t(`number.${problem}`, { count: limits.decimals, min, max });
    };
}
