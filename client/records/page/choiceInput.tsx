import { NativeSelect } from '@mantine/core';
import type { FactInput } from './FactEditor.tsx';

interface Choice {
  value: string;
  label: string;
}

/** One of a few that the kind of the field does not tell of; empty for none. */
export const choiceInput = (choices: readonly Choice[], none: string): FactInput => ({
  input: ({ form, name, bare }) => (
    <NativeSelect
      data={[{ value: '', label: none }, ...choices]}
      {...bare}
      {...form.getInputProps(name)}
    />
  ),
  inputOf: (value) => value || null,
  textOf: (value) => choices.find((choice) => choice.value === value)?.label ?? '',
});
