import { useTranslation } from 'react-i18next';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import type { DeclaredField } from '../declaration.ts';
import { isNumber, limitsOf } from '../fieldLimits.ts';
import type { FieldValues } from './fieldValues.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

/** What is wrong with an entered value, if anything. */
export function useFieldCheck() {
  const { t } = useTranslation();
  const number = useNumberCheck();
  return (field: DeclaredField, value: FieldValues[string]): string | null => {
    const { isRequired, kind, format } = field;
    if (isNumber(field)) return number(limitsOf(field), { isRequired })(value as number | string);
    const isEmpty = typeof value === 'string' && value.trim() === '';
    const isMade = (field.default === 'now' && kind === 'moment') || kind === 'flag';
    if (isEmpty) return isRequired && !isMade && field.default !== '' ? t('fieldRequired') : null;
    return format === 'EMAIL' && !EMAIL.test(String(value)) ? t('emailInvalid') : null;
  };
}
