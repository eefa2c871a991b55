import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { byLimits, priceChanges } from './bulkChanges.ts';

/** Enters how the prices of several products change. */
export function PriceInputs({ form }: { form: DeclaredFormApi }) {
  const { t } = useTranslation(['products', 'records', 'screens']);
  const price = textIn(form.values.price!);
  const stays = { value: '', label: t('screens:bulk.stays') };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('records:fieldsOf.Product.price')}
          data-autofocus
          data={[
            stays,
            ...priceChanges.map((value) => ({ value, label: t(`bulk.price.${value}`) })),
          ]}
          {...form.getInputProps('price')}
        />
        <NumberField
          label={t('bulk.by')}
          limits={byLimits(price)}
          disabled={price === ''}
          {...form.getInputProps('by')}
        />
      </SimpleGrid>
      {price.endsWith('Percent') ? (
        <Text size="sm" c="dimmed">
          {t('bulk.rounding')}
        </Text>
      ) : null}
    </>
  );
}
