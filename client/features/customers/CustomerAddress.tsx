import { NativeSelect, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../components/NumberField.tsx';
import { states } from './customerFilter.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { type CustomerFormApi, degreeLimits } from './useCustomerForm.ts';

interface Props {
  form: CustomerFormApi;
  labelOf: (name: string) => string;
}

export function CustomerAddress({ form, labelOf }: Props) {
  const { t } = useTranslation('customers');
  const field = (name: 'street' | 'city' | 'state' | 'latitude' | 'longitude') => ({
    label: labelOf(name),
    ...form.getInputProps(name),
  });
  return (
    <Paper p="lg" component="section" aria-label={t('form.address')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MaskedInput form={form} name="cep" number="cep" label={labelOf('cep')} />
        <TextInput {...field('street')} />
        <TextInput {...field('city')} />
        <NativeSelect data={[{ value: '', label: '–' }, ...states]} {...field('state')} />
        {(['latitude', 'longitude'] as const).map((name) => (
          <NumberField
            key={name}
            limits={degreeLimits[name]}
            description={t(`form.${name}Hint`)}
            {...field(name)}
          />
        ))}
      </SimpleGrid>
    </Paper>
  );
}
