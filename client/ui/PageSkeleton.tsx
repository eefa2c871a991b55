import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const LINES = 8;

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={32} width={200} />
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} height={40} />
      ))}
    </Stack>
  );
}
