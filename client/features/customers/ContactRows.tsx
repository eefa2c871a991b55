import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormRows } from './FormRows.tsx';
import { MaskedInput } from './MaskedInput.tsx';
import { chosenAlone, MOST_ROWS, newContact } from './customerRows.ts';
import type { CustomerFormApi } from './useCustomerForm.ts';

export function ContactRows({ form }: { form: CustomerFormApi }) {
  const { t } = useTranslation('customers');
  const { contacts } = form.values;
  const [addedKey, setAddedKey] = useState<string>();

  function add() {
    const contact = newContact();
    setAddedKey(contact.key);
    form.insertListItem('contacts', contact);
  }

  return (
    <FormRows
      title={t('fields.contacts')}
      empty={t('contacts.none')}
      rows={contacts}
      most={MOST_ROWS}
      addLabel={t('contacts.add')}
      removeLabel={(number) => t('contacts.remove', { number })}
      onAdd={add}
      onRemove={(index) => form.removeListItem('contacts', index)}
      fieldsOf={(index) => (
        <ContactFields form={form} index={index} isAdded={contacts[index]!.key === addedKey} />
      )}
    />
  );
}

interface FieldsProps {
  form: CustomerFormApi;
  index: number;
  isAdded: boolean;
}

function ContactFields({ form, index, isAdded }: FieldsProps) {
  const { t } = useTranslation('customers');
  const at = `contacts.${index}`;
  const { error, ...isMain } = form.getInputProps(`${at}.isMain`, { type: 'checkbox' });
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2 }}
      spacing="sm"
      verticalSpacing="xs"
      role="group"
      aria-label={t('contacts.one', { number: index + 1 })}
    >
      <TextInput
        required
        autoFocus={isAdded}
        label={t('fields.name')}
        {...form.getInputProps(`${at}.name`)}
      />
      <TextInput label={t('contacts.role')} {...form.getInputProps(`${at}.role`)} />
      <TextInput type="email" label={t('fields.email')} {...form.getInputProps(`${at}.email`)} />
      <MaskedInput
        form={form}
        name={`${at}.phone`}
        number="phone"
        type="tel"
        label={t('fields.phone')}
      />
      <Checkbox
        label={t('contacts.isMain')}
        {...isMain}
        error={error}
        onChange={({ currentTarget }) =>
          form.setFieldValue(
            'contacts',
            chosenAlone(form.getValues().contacts, {
              index,
              flag: 'isMain',
              is: currentTarget.checked,
            }),
          )
        }
      />
    </SimpleGrid>
  );
}
