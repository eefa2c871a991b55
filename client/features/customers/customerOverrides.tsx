import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isWhole, masked } from '../../ui/brazilianNumbers.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FieldValues } from '../../records/form/fieldOverrides.ts';
import type { FieldOverrides } from '../../records/form/fieldOverrides.ts';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { type CustomerKind, documentOf, maskedDocument } from './customerDocument.ts';
import { CustomerTagsInput } from './CustomerTagsInput.tsx';

/** Returns how a customer's fields are entered where their declaration does not tell; a new one of `kind`. */
export function useCustomerOverrides(kind: CustomerKind = 'person'): FieldOverrides {
  const { t } = useTranslation('customers');
  const numberIn = (values: FieldValues) => documentOf[(values.kind ?? kind) as CustomerKind];
  return {
    document: {
      input: ({ form, name, inputProps }) => (
        <TextInput
          inputMode={numberIn(form.values) === 'cpf' ? 'numeric' : 'text'}
          autoComplete="off"
          {...inputProps}
          {...form.getInputProps(name)}
          onChange={({ currentTarget: { value } }) => enterDocument(form, value, kind)}
        />
      ),
      startOf: (from) =>
        maskedDocument((from?.kind ?? kind) as CustomerKind, (from?.document ?? '') as string),
      check(value, values) {
        const number = numberIn(values);
        const isDone = value === '' || isWhole(number, textIn(value));
        return isDone ? null : t(`errors.${number === 'cpf' ? 'cpf' : 'cnpj'}`);
      },
    },
    tradeName: {
      inputOf: (value, values) => (numberIn(values) === 'cnpj' && value) || null,
    },
    tags: {
      input: ({ form, name, inputProps }) => (
        <CustomerTagsInput {...inputProps} {...form.getInputProps(name)} />
      ),
      startOf: (from) => (from?.tags ?? []) as string[],
    },
  };
}

/** Switches a form that has the kind to a company for a complete CNPJ, instead of cutting it to a CPF. */
function enterDocument(form: DeclaredFormApi, text: string, stored: CustomerKind): void {
  const { kind = stored } = form.getValues();
  const isCompany = 'kind' in form.getValues() && isWhole('cnpj', masked('cnpj', text));
  const next = isCompany ? 'company' : (kind as CustomerKind);
  if (isCompany) form.setFieldValue('kind', next);
  form.setFieldValue('document', maskedDocument(next, text));
}
