import { Group, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ThemeIcon.css';

const states = [
  { key: 'delivered', icon: IconCircleCheck, color: 'petrol' },
  { key: 'waiting', icon: IconClock, color: 'amber' },
  { key: 'failed', icon: IconAlertTriangle, color: 'red' },
] as const;

export function IconColors() {
  const { t } = useTranslation('material-icons', { keyPrefix: 'examples.IconColors' });
  return (
    <Group gap="xl">
      {states.map(({ key, icon: Icon, color }) => (
        <Group key={key} gap="xs">
          <ThemeIcon color={color} variant="light" size="lg" radius="xl">
            <Icon size={20} aria-hidden />
          </ThemeIcon>
          <Text size="sm">{t(key)}</Text>
        </Group>
      ))}
    </Group>
  );
}
