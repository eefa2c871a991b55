import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { enteredFields, type FieldValues, valuesOf } from './fieldValues.ts';
import { useFieldCheck } from './useFieldCheck.ts';

type Options = Pick<
  RecordFormOptions<FieldValues, DeclaredRecord>,
  'name' | 'stored' | 'save' | 'leave'
>;

export function useDeclaredForm(declaration: RecordDeclaration, options: Options) {
  const check = useFieldCheck();
  const fields = enteredFields(declaration, options.stored === undefined);
  return useRecordForm<FieldValues, DeclaredRecord>({
    ...options,
    valuesOf: (stored) => valuesOf(fields, stored),
    validate: Object.fromEntries(
      fields.map((field) => [field.name, (value: FieldValues[string]) => check(field, value)]),
    ),
  });
}
