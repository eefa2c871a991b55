import { Center, Loader, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from './Logo.tsx';

export function LoadingScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Center mih="100vh">
      <Stack align="center" gap="lg">
        <Stack align="center" gap="lg" role="status" aria-label={t('loading')}>
          <Logo size={56} />
          <Loader type="dots" aria-hidden />
        </Stack>
        {children}
      </Stack>
    </Center>
  );
}
