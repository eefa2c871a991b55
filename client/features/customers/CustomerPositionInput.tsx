import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/record-form/FormSection.tsx';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FormOf } from '../../records/form/formDescription.ts';
import { placeOfAddress } from './addressPlace.ts';

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }));

export function CustomerPositionInput({ form }: { form: FormOf }) {
  const { t } = useTranslation('customers');
  const { latitude, longitude } = form.values;
  const isSet = typeof latitude === 'number' && typeof longitude === 'number';
  const error = form.errors.latitude ?? form.errors.longitude;
  return (
    <FormSection title={t('position')}>
      <Suspense fallback={<Skeleton height={300} />}>
        <PinMap
          place={placeOfAddress({
            city: textIn(form.values.city ?? ''),
            state: textIn(form.values.state ?? ''),
            cep: textIn(form.values.cep ?? ''),
          })}
          pin={isSet ? { latitude, longitude } : undefined}
          error={error}
          onMove={(pin) => form.setValues({ latitude: '', longitude: '', ...pin })}
        />
      </Suspense>
    </FormSection>
  );
}
