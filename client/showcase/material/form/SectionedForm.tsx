import { Fieldset, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Fieldset.css';

const MOST_CHARACTERS = 120;
const states = ['BA', 'MG', 'PR', 'RJ', 'RS', 'SC', 'SP'];
const columns = { base: 1, sm: 2 };

export function SectionedForm() {
  const { t } = useTranslation('material-form', { keyPrefix: 'examples.SectionedForm' });
  const [notes, setNotes] = useState('');
  return (
    <Stack component="form">
      <Fieldset legend={t('contact')}>
        <SimpleGrid cols={columns}>
          <TextInput label={t('name')} autoComplete="name" />
          <TextInput label={t('phone')} type="tel" autoComplete="tel" />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t('delivery')}>
        <Stack>
          <TextInput label={t('street')} autoComplete="street-address" />
          <SimpleGrid cols={columns}>
            <TextInput label={t('city')} autoComplete="address-level2" />
            <NativeSelect label={t('state')} data={states} autoComplete="address-level1" />
          </SimpleGrid>
          <Textarea
            label={t('notes')}
            description={t('left', { count: MOST_CHARACTERS - notes.length })}
            inputWrapperOrder={['label', 'input', 'description']}
            maxLength={MOST_CHARACTERS}
            rows={3}
            value={notes}
            onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
