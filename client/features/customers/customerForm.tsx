import { Group, Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { DeclaredRecord } from '../../records/declaration.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import type { Entries } from '../../records/form/entries.ts';
import type { FieldEntry } from '../../records/form/entries.ts';
import { stateOfCep } from './addressPlace.ts';
import { type CustomerKind, maskedDocument } from './customerDocument.ts';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import { useCustomerEntries } from './customerEntries.tsx';
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
  const { t } = useTranslation('customers');
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
        draw: ({ form, base, isSaving }) => (
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
        draw: ({ form }) => <CustomerPositionInput key="position" form={form} />,
      },
      { part: 'contacts', none: t('contacts.none') },
      { part: 'addresses', none: t('addresses.none') },
      { fields: ['notes'] },
    ],
    entries: { ...useCustomerEntries(customer), ...useOwnEntries() },
    words: useCustomerWords(customer?.kind ?? 'person'),
    hints: {
      tags: t('form.tagsHint'),
      'addresses.label': t('addresses.labelHint'),
    },
    isShown: (name, { kind }) => name !== 'tradeName' || kind === 'company',
    labels: { new: t('new'), create: t('form.create') },
  };
}

const cepEntry: FieldEntry = {
  input: ({ form, name, look }) => (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...look}
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

function useOwnEntries(): Entries {
  const { t } = useTranslation('customers');
  return {
    kind: {
      input: ({ form, name, look: { label } }) => (
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
              <Radio key={each} value={each} label={t(`kinds.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
      ),
    },
    cep: cepEntry,
    'addresses.cep': cepEntry,
    website: {
      input: ({ form, name, look }) => (
        <TextInput inputMode="url" {...look} {...form.getInputProps(name)} />
      ),
    },
  };
}
