import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRest } from '../../app/http.ts';

const accounts = [
  { role: 'SA', email: 'sa@retaguarda.test' },
  { role: 'ADMIN', email: 'admin@retaguarda.test' },
  { role: 'EDITOR', email: 'editor@retaguarda.test' },
  { role: 'GUEST', email: 'guest@retaguarda.test' },
] as const;

interface Props {
  isBusy: boolean;
  onChoose: (email: string) => void;
}

/** Shown in the demo profile only. */
export function DemoAccounts({ isBusy, onChoose }: Props) {
  const { t } = useTranslation(['accounts', 'common']);
  if (!useIsDemo()) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('login.demo')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('login.demoHint')}
      </Text>
      <SimpleGrid cols={2} spacing="xs">
        {accounts.map(({ role, email }) => (
          <Button
            key={role}
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={() => onChoose(email)}
          >
            {t(`common:roles.${role}`)}
          </Button>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** By REST, since public screens do not load Apollo. */
function useIsDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    callRest<{ profile: string }>('GET', '/healthz').then(
      ({ profile }) => setDemo(profile === 'demo'),
      () => setDemo(false),
    );
  }, []);
  return isDemo;
}
