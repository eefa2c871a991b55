import { useForm } from '@mantine/form';
import type { DeclaredField } from '../declaration.ts';
import { type BulkInputs, bulkChangesOf, isEmptied, noChanges } from './bulkValues.ts';
import type { FieldValue, FieldValues } from './fieldOverrides.ts';
import { useFieldCheck } from './useFieldCheck.ts';

const nothingOwn: Pick<BulkInputs, 'start' | 'check' | 'changesOf'> = {
  start: {},
  changesOf: () => ({}),
};

/** Returns the form of a change of several records; `changes` is undefined while there are none. */
export function useBulkForm(fields: readonly DeclaredField[], own = nothingOwn) {
  const check = useFieldCheck();
  const form = useForm<FieldValues>({
    initialValues: { ...own.start, ...noChanges(fields) },
    validate: {
      ...own.check,
      ...Object.fromEntries(
        fields.map((field) => [
          field.name,
          (value: FieldValue, values: FieldValues) =>
            isEmptied(values, field.name) ? null : check({ ...field, isRequired: false }, value),
        ]),
      ),
    },
  });
  const ownChanges = own.changesOf(form.values);
  const changes = ownChanges && { ...bulkChangesOf(fields, form.values), ...ownChanges };
  const isChange = changes && Object.keys(changes).length > 0;
  return { form, changes: isChange ? changes : undefined };
}
