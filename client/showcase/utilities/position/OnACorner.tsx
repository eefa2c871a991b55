import { Avatar, Group, Indicator } from '@mantine/core';
import '@mantine/core/styles/Indicator.css';
import { useTranslation } from 'react-i18next';

export function OnACorner() {
  const { t } = useTranslation('utilities-position', { keyPrefix: 'examples.OnACorner' });
  return (
    <Group gap="xl">
      <Indicator label="3" size={18} color="red.9">
        <Avatar name={t('person')} alt={t('messages')} />
      </Indicator>
      <Indicator position="bottom-end" size={12} color="teal" withBorder>
        <Avatar name={t('person')} alt={t('online')} />
      </Indicator>
    </Group>
  );
}
