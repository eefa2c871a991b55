import { NativeSelect } from '@mantine/core';
import { textIn } from './fieldValues.ts';
import type { FieldOverride } from './fieldOverrides.ts';
import { SearchableSelect } from '../list/SearchableSelect.tsx';

interface Choice {
  value: string;
  label: string;
}

interface Words {
  none: string;
  notFound?: string;
  clear?: string;
}

const dropdown = { keepMounted: false, withinPortal: false, shadow: 'md' };

/**
 * Returns the input of a reference to another record, by its id; empty for none. On a page, the browser's own list
 * opens immediately.
 */
export const referenceOverride = (choices: readonly Choice[], words: Words): FieldOverride => ({
  input: ({ form, name, inputProps }) =>
    inputProps.size ? (
      <NativeSelect
        data={[{ value: '', label: words.none }, ...choices]}
        {...inputProps}
        {...form.getInputProps(name)}
      />
    ) : (
      <SearchableSelect
        clearable
        placeholder={words.none}
        nothingFoundMessage={words.notFound}
        comboboxProps={dropdown}
        clearButtonProps={{ 'aria-label': words.clear }}
        data={choices}
        {...inputProps}
        {...form.getInputProps(name)}
        value={textIn(form.values[name] ?? '') || null}
        onChange={(value: string | null) => form.setFieldValue(name, value ?? '')}
      />
    ),
  inputOf: (value) => value || null,
  textOf: (value) => choices.find((choice) => choice.value === value)?.label ?? '',
});
