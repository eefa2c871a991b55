import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { FormSection } from '../../records/form/FormSection.tsx';
import { textIn } from '../../records/form/fieldValues.ts';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { placeOfAddress } from './addressPlace.ts';

const PinMap = lazyPart(async () => (await import('./PinMap.tsx')).PinMap);

export function CustomerPositionInput({ form }: { form: DeclaredFormApi }) {
  const { t } = useTranslation('records');
  const isPageShown = useIsPageShown();
  const pending = <Skeleton height={300} />;
  return (
    <FormSection title={t('fieldsOf.Customer.position')}>
      {isPageShown ? (
        <Suspense fallback={pending}>
          <FormMap form={form} />
        </Suspense>
      ) : (
        pending
      )}
    </FormSection>
  );
}

function FormMap({ form: { values, errors, setValues } }: { form: DeclaredFormApi }) {
  const { latitude, longitude } = values;
  const isSet = typeof latitude === 'number' && typeof longitude === 'number';
  return (
    <PinMap
      place={placeOfAddress({
        city: textIn(values.city ?? ''),
        state: textIn(values.state ?? ''),
        cep: textIn(values.cep ?? ''),
      })}
      pin={isSet ? { latitude, longitude } : undefined}
      error={errors.latitude ?? errors.longitude}
      onMove={(pin) => setValues({ latitude: '', longitude: '', ...pin })}
    />
  );
}
