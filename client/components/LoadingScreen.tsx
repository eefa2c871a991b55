import { Center, Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConnectionBar } from './ConnectionBar.tsx';
import { Logo } from './Logo.tsx';

/** Until it is known who is signed in. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Center mih="100vh">
      <Stack align="center" gap="lg">
        <Stack align="center" gap="lg" role="status" aria-label={t('loading')}>
          <Logo size={56} />
          <Loader type="dots" aria-hidden />
        </Stack>
        <ConnectionBar />
      </Stack>
    </Center>
  );
}
