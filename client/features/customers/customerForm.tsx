import { Group, Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { DeclaredRecord } from '../../records/declaration.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import type { FieldOverrides } from '../../records/form/fieldOverrides.ts';
import type { FieldOverride } from '../../records/form/fieldOverrides.ts';
import { stateOfCep } from './addressPlace.ts';
import { type CustomerKind, maskedDocument } from './customerDocument.ts';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import { useCustomerOverrides } from './customerOverrides.tsx';
import {
  CreateCustomerDocument,
  type CustomerForm_CustomerFragment,
  CustomerFormDocument,
  UpdateCustomerDocument,
} from './CustomerForm.generated.ts';
import { CustomerPositionInput } from './CustomerPositionInput.tsx';
import { customerFlags } from './customerFilter.ts';
import { useCustomerWords } from './useCustomerWords.ts';

export const customerForm: FormConfig = {
  documents: {
    one: CustomerFormDocument,
    create: CreateCustomerDocument,
    update: UpdateCustomerDocument,
  },
  useForm: useCustomerForm,
};

type Customer = CustomerForm_CustomerFragment;

function useCustomerForm(stored?: DeclaredRecord): FormDescription {
  const { t } = useTranslation(['customers', 'records']);
  const customer = stored as Customer | undefined;
  return {
    sections: [
      {
        title: t('form.general'),
        // prettier-ignore
        fields: ['kind', 'name', 'tradeName', 'document', 'status', 'channel', 'ownerId', 'tags'],
      },
      { title: t('sections.contact'), fields: ['email', 'phone', 'website', ...customerFlags] },
      {
        render: ({ form, base, isSaving }) => (
          <CustomerDuplicates
            key="duplicates"
            of={form.values as unknown as Customer}
            id={base?.id}
            isSaving={isSaving}
          />
        ),
      },
      {
        title: t('form.address'),
        fields: ['cep', 'street', 'city', 'state'],
      },
      {
        fields: ['latitude', 'longitude'],
        render: ({ form }) => <CustomerPositionInput key="position" form={form} />,
      },
      { part: 'contacts', none: t('contacts.none') },
      { part: 'addresses', none: t('addresses.none') },
      { fields: ['notes'] },
    ],
    fieldOverrides: { ...useCustomerOverrides(customer?.kind), ...useOwnOverrides() },
    words: useCustomerWords(customer?.kind ?? 'person'),
    hints: {
      tags: t('form.tagsHint'),
      'addresses.label': t('addresses.labelHint'),
    },
    isShown: (name, { kind }) => name !== 'tradeName' || kind === 'company',
    labels: { new: t('new'), create: t('form.create') },
  };
}

const cepOverride: FieldOverride = {
  input: ({ form, name, inputProps }) => (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...inputProps}
      {...form.getInputProps(name)}
      onChange={({ currentTarget }) => {
        const cep = masked('cep', currentTarget.value);
        const beside = name.replace(/cep$/, 'state');
        const state: string = form.getInputProps(beside).value;
        form.setFieldValue(name, cep);
        form.setFieldValue(beside, state || (stateOfCep(cep) ?? ''));
      }}
    />
  ),
};

const kinds = ['person', 'company'] as const;

function useOwnOverrides(): FieldOverrides {
  const { t } = useTranslation(['customers', 'records']);
  return {
    kind: {
      input: ({ form, name, inputProps: { label } }) => (
        <Radio.Group
          label={label}
          {...form.getInputProps(name)}
          onChange={(next: string) => {
            const document = textIn(form.getValues().document!);
            form.setFieldValue(name, next);
            form.setFieldValue('document', maskedDocument(next as CustomerKind, document));
          }}
        >
          <Group mt={4}>
            {kinds.map((each) => (
              <Radio key={each} value={each} label={t(`records:choicesOf.Customer.kind.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
      ),
    },
    cep: cepOverride,
    'addresses.cep': cepOverride,
    website: {
      input: ({ form, name, inputProps }) => (
        <TextInput inputMode="url" {...inputProps} {...form.getInputProps(name)} />
      ),
    },
  };
}
