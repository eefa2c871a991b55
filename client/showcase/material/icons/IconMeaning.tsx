import { Group, Text } from '@mantine/core';
import { IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function IconMeaning() {
  const { t } = useTranslation('material-icons', { keyPrefix: 'examples.IconMeaning' });
  return (
    <Group gap="xl">
      <Group gap="xs">
        <IconPackage size={20} aria-hidden />
        <Text size="sm">{t('stock')}</Text>
      </Group>
      <IconTruckDelivery size={24} role="img" aria-label={t('free')} />
    </Group>
  );
}
