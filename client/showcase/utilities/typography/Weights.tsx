import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Weights() {
  const { t } = useTranslation('utilities-typography', { keyPrefix: 'examples.Weights' });
  return (
    <Stack gap="xs">
      {[400, 500, 600, 700].map((weight) => (
        <Text key={weight} fw={weight}>
          {weight}: {t('text')}
        </Text>
      ))}
    </Stack>
  );
}
