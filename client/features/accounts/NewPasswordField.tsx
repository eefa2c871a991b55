import { type PasswordInputProps, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';
import type { Strength } from './passwordStrength.ts';

const levels = [
  { name: 'veryWeak', color: 'red.6' },
  { name: 'weak', color: 'red.6' },
  { name: 'fair', color: 'amber.6' },
  { name: 'good', color: 'petrol.6' },
  { name: 'strong', color: 'green.6' },
] as const;

export function NewPasswordField(props: PasswordInputProps & { value?: string }) {
  const { t } = useTranslation('accounts');
  const strength = useStrength(props.value ?? '');
  return (
    <Stack gap={4}>
      <PasswordField autoComplete="new-password" {...props} />
      {strength === undefined ? null : (
        <>
          <Progress
            value={(strength + 1) * 20}
            size="xs"
            color={levels[strength].color}
            aria-hidden
          />
          <Text size="xs" c="dimmed" role="status">
            {t('strength', { strength: t(`strengths.${levels[strength].name}`) })}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Returns the strength; undefined until the dictionary is loaded, which begins with the first letter. */
function useStrength(password: string): Strength | undefined {
  const [known, setKnown] = useState<{ password: string; strength: Strength }>();
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    import('./passwordStrength.ts').then(
      ({ strengthOf }) => isCurrent && setKnown({ password, strength: strengthOf(password) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password === '' ? undefined : known?.strength;
}
