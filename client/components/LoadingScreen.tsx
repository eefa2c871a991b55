import { Center, Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from './Logo.tsx';

/** Until it is known who is signed in. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Center mih="100vh" role="status" aria-label={t('loading')}>
      <Stack align="center" gap="lg">
        <Logo size={56} />
        <Loader type="dots" aria-hidden />
      </Stack>
    </Center>
  );
}
