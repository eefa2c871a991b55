import { Button, Group, NumberInput, Stack, Stepper, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Stepper.css';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

const steps = ['customer', 'order', 'check'] as const;

export function StepsForm() {
  const { t } = useTranslation('forms-basic', { keyPrefix: 'examples.StepsForm' });
  const [step, setStep] = useState(0);
  const form = useForm({
    initialValues: { customer: '', item: '', amount: 1 },
    validate: (values) => ({
      customer: isNotEmpty(t('missing'))(values.customer),
      ...(step > 0 && { item: isNotEmpty(t('missing'))(values.item) }),
    }),
  });
  useErrorsInLanguage(form);
  const isLast = step === steps.length - 1;

  function goOn(): void {
    if (!isLast) return setStep(step + 1);
    notify(t('ordered', form.values));
    form.reset();
    setStep(0);
  }

  return (
    <form noValidate onSubmit={form.onSubmit(goOn)}>
      <Stack>
        <Stepper active={step} onStepClick={setStep} allowNextStepsSelect={false} size="sm">
          {steps.map((each) => (
            <Stepper.Step key={each} label={t(`steps.${each}`)} />
          ))}
        </Stepper>
        {step === 0 && (
          <TextInput label={t('customer')} withAsterisk {...form.getInputProps('customer')} />
        )}
        {step === 1 && (
          <>
            <TextInput label={t('item')} withAsterisk {...form.getInputProps('item')} />
            <NumberInput label={t('amount')} min={1} max={99} {...form.getInputProps('amount')} />
          </>
        )}
        {isLast && <Text role="status">{t('summary', form.values)}</Text>}
        <Group justify="space-between">
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('back')}
          </Button>
          <Button type="submit">{t(isLast ? 'finish' : 'next')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
