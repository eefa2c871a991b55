import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  error: Error | undefined;
  onRetry: () => void;
  lines?: number;
}

export function PendingPart({ error, onRetry, lines = 4 }: Props) {
  const { t } = useTranslation();
  if (error) {
    return (
      <Stack align="flex-start" gap="xs" role="alert">
        <Text size="sm">{t('pages.failedTitle')}</Text>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="xs" role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={28} />
      ))}
    </Stack>
  );
}
