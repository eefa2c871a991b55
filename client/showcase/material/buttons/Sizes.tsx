import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const sizes = [
  { size: 'xs', icon: 14 },
  { size: 'sm', icon: 16 },
  { size: 'md', icon: 18 },
  { size: 'lg', icon: 20 },
] as const;

export function Sizes() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.Sizes' });
  return (
    <Group gap="sm">
      {sizes.map(({ size, icon }) => (
        <Button key={size} size={size} leftSection={<IconPlus size={icon} aria-hidden />}>
          {t(size)}
        </Button>
      ))}
    </Group>
  );
}
