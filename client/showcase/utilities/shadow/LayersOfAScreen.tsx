import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function LayersOfAScreen() {
  const { t } = useTranslation('utilities-shadow', { keyPrefix: 'examples.LayersOfAScreen' });
  return (
    <Paper p="md">
      {t('page')}
      <Paper shadow="sm" p="md" mt="sm">
        {t('card')}
        <Paper shadow="lg" p="md" mt="sm">
          {t('dialog')}
        </Paper>
      </Paper>
    </Paper>
  );
}
