import { Paper, SimpleGrid } from '@mantine/core';
import { CopyToken } from '../CopyToken.tsx';
import { useTranslation } from 'react-i18next';

export function ShadowScale() {
  const { t } = useTranslation('utilities-shadow', { keyPrefix: 'examples.ShadowScale' });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" aria-label={t('title')}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Paper key={size} shadow={size} withBorder={false} p="md">
          <CopyToken token={`--mantine-shadow-${size}`} />
        </Paper>
      ))}
    </SimpleGrid>
  );
}
