import { TextInput } from '@mantine/core';
import { type BrazilianNumber, masked } from '../../components/brazilianNumbers.ts';
import { type CustomerFormApi, enterDocument } from './useCustomerForm.ts';

interface Props {
  form: CustomerFormApi;
  /** Path in the values. */
  name: string;
  number: BrazilianNumber;
  label: string;
  type?: 'tel';
}

/** Adds punctuation to what is typed or pasted. */
export function MaskedInput({ form, name, number, ...props }: Props) {
  return (
    <TextInput
      inputMode={number === 'cnpj' ? 'text' : 'numeric'}
      autoComplete="off"
      {...props}
      {...form.getInputProps(name)}
      onChange={({ currentTarget }) =>
        name === 'document'
          ? enterDocument(form, currentTarget.value)
          : form.setFieldValue(name, masked(number, currentTarget.value))
      }
    />
  );
}
