import { useTranslation } from 'react-i18next';
import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import type { DeclaredField, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { isNumber, limitsOf } from '../fieldLimits.ts';
import { enteredFields, type FieldValues, valuesOf } from './fieldValues.ts';

type Options = Pick<RecordFormOptions<FieldValues, DeclaredRecord>, 'name' | 'stored' | 'save'>;

const EMAIL = /^\S+@\S+\.\S+$/;

export function useDeclaredForm(declaration: RecordDeclaration, options: Options) {
  const { t } = useTranslation();
  const number = useNumberCheck();
  const fields = enteredFields(declaration, options.stored === undefined);

  function check(field: DeclaredField, value: FieldValues[string]): string | null {
    const { isRequired, kind, format } = field;
    if (isNumber(field)) return number(limitsOf(field), { isRequired })(value as number | string);
    const isEmpty = typeof value === 'string' && value.trim() === '';
    const isMade = (field.default === 'now' && kind === 'moment') || kind === 'flag';
    if (isEmpty) return isRequired && !isMade && field.default !== '' ? t('fieldRequired') : null;
    return format === 'EMAIL' && !EMAIL.test(String(value)) ? t('emailInvalid') : null;
  }

  return useRecordForm<FieldValues, DeclaredRecord>({
    ...options,
    valuesOf: (stored) => valuesOf(fields, stored),
    validate: Object.fromEntries(
      fields.map((field) => [field.name, (value: FieldValues[string]) => check(field, value)]),
    ),
  });
}
