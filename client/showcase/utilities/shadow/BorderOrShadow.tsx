import { Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function BorderOrShadow() {
  const { t } = useTranslation('utilities-shadow', { keyPrefix: 'examples.BorderOrShadow' });
  return (
    <Group>
      <Paper p="md">{t('border')}</Paper>
      <Paper p="md" withBorder={false} shadow="md">
        {t('shadow')}
      </Paper>
    </Group>
  );
}
