import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function ChatFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack align="flex-start" p="md" role="alert">
      <Text size="sm" fw={600}>
        {t('pages.failedTitle')}
      </Text>
      <Text size="sm">{t('pages.failedText')}</Text>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stack>
  );
}
