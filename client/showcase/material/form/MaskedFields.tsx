import { MaskInput, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const toUpperCase = (character: string) => character.toUpperCase();

export function MaskedFields() {
  const { t } = useTranslation('material-form', { keyPrefix: 'examples.MaskedFields' });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <MaskInput label={t('cpf')} mask="999.999.999-99" inputMode="numeric" />
      <MaskInput label={t('phone')} mask="(99) 99999-9999" inputMode="tel" autoComplete="tel" />
      <MaskInput label={t('cep')} mask="99999-999" inputMode="numeric" autoComplete="postal-code" />
      <MaskInput
        label={t('plate')}
        description={t('plateHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        mask="aaa9a99"
        transform={toUpperCase}
      />
    </SimpleGrid>
  );
}
