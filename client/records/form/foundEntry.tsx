import type { ComponentType } from 'react';
import type { DeclaredRecord } from '../declaration.ts';
import type { Chosen } from './entries.ts';
import type { InputLook } from './entries.ts';
import type { FieldEntry } from './entries.ts';

interface FoundInputProps extends InputLook {
  value: Chosen[];
  onChange: (value: Chosen[]) => void;
}

/**
 * Returns the input of a reference to another record, searched as one types; empty for none. On a page, choosing saves
 * it.
 */
export const foundEntry = (
  Input: ComponentType<FoundInputProps>,
  of: (record: DeclaredRecord) => Chosen | null | undefined,
): FieldEntry => ({
  input: ({ form, name, look, submit }) => (
    <Input
      {...look}
      {...form.getInputProps(name)}
      value={form.getValues()[name] as Chosen[]}
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
  inputOf: (value) => (value as Chosen[])[0]?.id ?? null,
  textOf: (value) => (value as Chosen[])[0]?.name ?? '',
});
