import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  query: { data: unknown; error?: unknown; refetch: () => Promise<unknown> };
  notFound: string;
}

/** Shown in the preview instead of a record that failed to load, is missing or is loading. */
export function PendingRecord({ query: { data, error, refetch }, notFound }: Props) {
  const { t } = useTranslation();
  if (error) {
    return (
      <Alert color="red" role="alert" title={t('pages.failedTitle')}>
        <Text mb="sm">{t('pages.failedText')}</Text>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('retry')}</Button>
      </Alert>
    );
  }
  if (data) return <Text role="status">{notFound}</Text>;
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={72} />
      <Skeleton height={28} width="60%" />
      <Skeleton height={160} />
    </Stack>
  );
}
