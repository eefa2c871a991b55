import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

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

/** Is shown in the demo profile only. */
export function DemoAccounts({ isBusy, onChoose }: Props) {
  const { t } = useTranslation(['accounts', 'common']);
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
