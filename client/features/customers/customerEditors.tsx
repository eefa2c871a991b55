import { TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useTranslation } from 'react-i18next';
import { type BrazilianNumber, isWhole, masked } from '../../components/brazilianNumbers.ts';
import { choiceInput } from '../../records/page/choiceInput.tsx';
import type { FactInput } from '../../records/page/FactEditor.tsx';
import { type CustomerKind, documentOf } from './useCustomerForm.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

const MOST_TAGS = 20;
const dropdown = { keepMounted: false, withinPortal: false, shadow: 'md' };

/** What enters a customer's fields in place, where their kind does not tell. */
export function useCustomerEditors(kind: CustomerKind): Record<string, FactInput> {
  const { t } = useTranslation('customers');
  const { owners, tags } = useCustomerOptions();
  const numberInput = (
    field: 'document' | 'phone' | 'cep',
    number: BrazilianNumber,
  ): FactInput => ({
    input: ({ form, name, bare }) => (
      <TextInput
        autoComplete="off"
        {...bare}
        {...form.getInputProps(name)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue(name, masked(number, value))}
      />
    ),
    startOf: (record) => masked(number, (record[field] as string | null) ?? ''),
    check: (value) =>
      value === '' || isWhole(number, String(value)) ? null : t(`errors.${number}`),
    inputOf: (value) => value || null,
    textOf: String,
  });
  return {
    document: numberInput('document', documentOf[kind]),
    phone: numberInput('phone', 'phone'),
    cep: numberInput('cep', 'cep'),
    ownerId: choiceInput(
      owners.map(({ id, name }) => ({ value: id, label: name })),
      t('form.nobody'),
    ),
    tags: {
      input: ({ form, name, bare }) => (
        <TagsInput
          data={tags}
          maxTags={MOST_TAGS}
          comboboxProps={dropdown}
          {...bare}
          {...form.getInputProps(name)}
        />
      ),
    },
  };
}
