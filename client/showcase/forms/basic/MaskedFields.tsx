import { SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { isWhole, masked } from '../../../ui/brazilianNumbers.ts';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

const kinds = ['cpf', 'cnpj', 'cep', 'phone'] as const;

export function MaskedFields() {
  const { t } = useTranslation('forms-basic', { keyPrefix: 'examples.MaskedFields' });
  const check = (kind: (typeof kinds)[number]) => (value: string) =>
    value === '' || isWhole(kind, value) ? null : t(`wrong.${kind}`);
  const form = useForm({
    initialValues: { cpf: '', cnpj: '', cep: '', phone: '' },
    validateInputOnBlur: true,
    validate: {
      cpf: check('cpf'),
      cnpj: check('cnpj'),
      cep: check('cep'),
      phone: check('phone'),
    },
  });
  useErrorsInLanguage(form);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {kinds.map((kind) => (
        <TextInput
          key={kind}
          label={t(kind)}
          description={t(`like.${kind}`)}
          inputMode="numeric"
          {...form.getInputProps(kind)}
          onChange={({ currentTarget }) =>
            form.setFieldValue(kind, masked(kind, currentTarget.value))
          }
        />
      ))}
    </SimpleGrid>
  );
}
