import { useTranslation } from 'react-i18next';
import { isWhole } from '../../ui/brazilianNumbers.ts';
import { useDayCheck } from '../../ui/dates/useDayCheck.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import type { DeclaredField } from '../declaration.ts';
import { isNumber, limitsOf } from '../fieldLimits.ts';
import { maskOf, mayBeEmpty, textIn } from './fieldValues.ts';
import type { FieldValue } from './fieldOverrides.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

const isNone = (value: FieldValue) => Array.isArray(value) && value.length === 0;

/** Returns the error of an entered value; null when there is none. */
export function useFieldCheck() {
  const { t } = useTranslation();
  const number = useNumberCheck();
  const { day } = useDayCheck();
  return (field: DeclaredField, value: FieldValue, isNew = false): string | null => {
    const isNeeded = !mayBeEmpty(field, isNew);
    if (isNumber(field)) {
      return number(limitsOf(field), { isRequired: isNeeded })(value as number | string);
    }
    const isEmpty = typeof value === 'string' ? value.trim() === '' : isNone(value);
    if (isEmpty) return isNeeded ? t('fieldRequired') : null;
    if (field.reference) return null;
    if (field.kind === 'moment' || field.kind === 'day') return day(textIn(value));
    const mask = maskOf(field);
    if (mask) return isWhole(mask, textIn(value)) ? null : t(`${mask}Invalid`);
    return field.format === 'EMAIL' && !EMAIL.test(textIn(value)) ? t('emailInvalid') : null;
  };
}
