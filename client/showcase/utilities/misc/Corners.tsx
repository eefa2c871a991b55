import { Group, Paper } from '@mantine/core';
import { CopyToken } from '../CopyToken.tsx';
import { useTranslation } from 'react-i18next';

export function Corners() {
  const { t } = useTranslation('utilities-misc', { keyPrefix: 'examples.Corners' });
  return (
    <Group aria-label={t('title')}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Paper key={size} radius={size} p="md">
          <CopyToken token={`--mantine-radius-${size}`} />
        </Paper>
      ))}
    </Group>
  );
}
