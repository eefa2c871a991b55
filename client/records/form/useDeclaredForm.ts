import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts';
import type { DeclaredPart, DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { isBlank, withoutBlank } from './blankRows.ts';
import { valuesOf } from './fieldValues.ts';
import type { PartRow } from './fieldOverrides.ts';
import type { FieldValues } from './fieldOverrides.ts';
import type { FieldValue } from './fieldOverrides.ts';
import { formContents, type FormDescription, type FormStart } from './formDescription.ts';
import { useFieldCheck } from './useFieldCheck.ts';

type Options = Pick<
  RecordFormOptions<FieldValues, DeclaredRecord>,
  'name' | 'stored' | 'save' | 'leave'
> & {
  start?: FormStart | undefined;
  /** The part that shows the errors of fields that are not in the form. */
  refusedAt?: string;
};

export function useDeclaredForm(
  declaration: RecordDeclaration,
  description: FormDescription,
  { start, refusedAt, ...options }: Options,
) {
  const check = useFieldCheck();
  const { fieldOverrides = {}, isShown = () => true } = description;
  const isNew = options.stored === undefined;
  const entered = formContents(declaration, description, isNew);
  const { fields, parts } = entered;
  return useRecordForm<FieldValues, DeclaredRecord>({
    ...options,
    valuesOf: (stored = start?.original) => ({
      ...valuesOf(entered, fieldOverrides, stored),
      ...(options.stored ? {} : start?.values),
    }),
    entered: (values) => ({ ...values, ...enteredRows(parts, values) }),
    formNames: Object.fromEntries([
      ...Object.entries(fieldOverrides).flatMap(([name, { of = [] }]) =>
        of.map((field) => [field, name]),
      ),
      ...(refusedAt === undefined ? [] : declaration.fields.map(({ name }) => [name, refusedAt])),
    ]),
    validate: Object.fromEntries([
      ...fields.map((field) => [
        field.name,
        (value: FieldValue, values: FieldValues) => {
          if (!isShown(field.name, values)) return null;
          const own = fieldOverrides[field.name]?.check?.(value, values);
          return own === undefined ? check(field, value, isNew) : own;
        },
      ]),
      ...parts.map((part) => [
        part.name,
        Object.fromEntries(
          part.fields.map((field) => [
            field.name,
            (value: FieldValue, values: FieldValues, path: string) =>
              isBlank(part, rowAt(path, values)) ? null : check(field, value),
          ]),
        ),
      ]),
    ]),
  });
}

const enteredRows = (parts: readonly DeclaredPart[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    parts.map((part) => [part.name, withoutBlank(part, values[part.name] as PartRow[])]),
  );

function rowAt(path: string, values: FieldValues): PartRow {
  const [list = '', index] = path.split('.');
  return (values[list] as PartRow[])[Number(index)]!;
}
