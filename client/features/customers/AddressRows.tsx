import { Checkbox, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { states } from './customerFilter.ts';
import { FormRows } from './FormRows.tsx';
import { MaskedInput } from './MaskedInput.tsx';
import { chosenAlone, MOST_ROWS, newAddress } from './customerRows.ts';
import type { CustomerFormApi } from './useCustomerForm.ts';

export function AddressRows({ form }: { form: CustomerFormApi }) {
  const { t } = useTranslation('customers');
  const { addresses } = form.values;
  const [addedKey, setAddedKey] = useState<string>();

  function add() {
    const address = newAddress();
    setAddedKey(address.key);
    form.insertListItem('addresses', address);
  }

  return (
    <FormRows
      title={t('fields.addresses')}
      empty={t('addresses.none')}
      rows={addresses}
      most={MOST_ROWS}
      addLabel={t('addresses.add')}
      removeLabel={(number) => t('addresses.remove', { number })}
      onAdd={add}
      onRemove={(index) => form.removeListItem('addresses', index)}
      fieldsOf={(index) => (
        <AddressFields form={form} index={index} isAdded={addresses[index]!.key === addedKey} />
      )}
    />
  );
}

interface FieldsProps {
  form: CustomerFormApi;
  index: number;
  isAdded: boolean;
}

function AddressFields({ form, index, isAdded }: FieldsProps) {
  const { t } = useTranslation('customers');
  const at = `addresses.${index}`;
  const field = (name: string) => form.getInputProps(`${at}.${name}`);
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2 }}
      spacing="sm"
      verticalSpacing="xs"
      role="group"
      aria-label={t('addresses.one', { number: index + 1 })}
    >
      <TextInput
        autoFocus={isAdded}
        label={t('addresses.label')}
        description={t('addresses.labelHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('label')}
      />
      <TextInput required label={t('fields.street')} {...field('street')} />
      <TextInput label={t('fields.city')} {...field('city')} />
      <Group grow align="start" gap="sm">
        <NativeSelect
          label={t('fields.state')}
          data={[{ value: '', label: '–' }, ...states]}
          {...field('state')}
        />
        <MaskedInput form={form} name={`${at}.cep`} number="cep" label={t('fields.cep')} />
      </Group>
      <Group>
        {(['isBilling', 'isShipping'] as const).map((flag) => {
          const { error, ...props } = form.getInputProps(`${at}.${flag}`, { type: 'checkbox' });
          return (
            <Checkbox
              key={flag}
              label={t(`addresses.${flag}`)}
              {...props}
              error={error}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'addresses',
                  chosenAlone(form.getValues().addresses, { index, flag, is: checked }),
                )
              }
            />
          );
        })}
      </Group>
    </SimpleGrid>
  );
}
