import { Button, Group, Stack, Stepper, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Stepper.css';

const steps = ['cart', 'address', 'payment'] as const;

export function OrderSteps() {
  const { t } = useTranslation('material-progress', { keyPrefix: 'examples.OrderSteps' });
  const [step, setStep] = useState(1);
  const isDone = step === steps.length;
  return (
    <Stack>
      <Stepper active={step} onStepClick={setStep} allowNextStepsSelect={false} size="sm">
        {steps.map((each) => (
          <Stepper.Step key={each} label={t(each)} />
        ))}
      </Stepper>
      <Text role="status" size="sm">
        {isDone ? t('ready') : t('current', { number: step + 1, all: steps.length })}
      </Text>
      <Group gap="sm">
        <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {t('back')}
        </Button>
        <Button disabled={isDone} onClick={() => setStep(step + 1)}>
          {t('next')}
        </Button>
      </Group>
    </Stack>
  );
}
