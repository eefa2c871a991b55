import type { ComponentType } from 'react';
import type { DeclaredRecord } from '../declaration.ts';
import type { ReferenceValue } from './fieldOverrides.ts';
import type { FieldInputProps } from './fieldOverrides.ts';
import type { FieldOverride } from './fieldOverrides.ts';

interface FoundInputProps extends FieldInputProps {
  value: ReferenceValue[];
  onChange: (value: ReferenceValue[]) => void;
}

/**
 * Returns the input of a reference to another record, searched as one types; empty for none. On a page, choosing saves
 * it.
 */
export const suggestionOverride = (
  Input: ComponentType<FoundInputProps>,
  of: (record: DeclaredRecord) => ReferenceValue | null | undefined,
): FieldOverride => ({
  input: ({ form, name, inputProps, submit }) => (
    <Input
      {...inputProps}
      {...form.getInputProps(name)}
      value={form.getValues()[name] as ReferenceValue[]}
      onChange={(value) => {
        form.setFieldValue(name, value);
        submit?.();
      }}
    />
  ),
  startOf: (record) => {
    const chosen = record && of(record);
    return chosen ? [{ id: chosen.id, name: chosen.name }] : [];
  },
  inputOf: (value) => (value as ReferenceValue[])[0]?.id ?? null,
  textOf: (value) => (value as ReferenceValue[])[0]?.name ?? '',
});
