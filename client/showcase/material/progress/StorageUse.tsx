import { Badge, Group, Progress, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Progress.css';

const parts = [
  { key: 'documents', share: 42, color: 'petrol.7' },
  { key: 'pictures', share: 27, color: 'petrol.4' },
  { key: 'backups', share: 12, color: 'amber.5' },
] as const;

export function StorageUse() {
  const { t } = useTranslation('material-progress', { keyPrefix: 'examples.StorageUse' });
  const says = (key: (typeof parts)[number]['key'], share: number) =>
    t('share', { name: t(key), share });
  return (
    <Stack gap="sm">
      <Progress.Root size="xl">
        {parts.map(({ key, share, color }) => (
          <Progress.Section key={key} value={share} color={color} aria-label={says(key, share)} />
        ))}
      </Progress.Root>
      <Group gap="lg">
        {parts.map(({ key, share, color }) => (
          <Badge key={key} variant="dot" color={color}>
            {says(key, share)}
          </Badge>
        ))}
      </Group>
    </Stack>
  );
}
