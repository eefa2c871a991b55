import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Truncation() {
  const { t } = useTranslation('utilities-typography', { keyPrefix: 'examples.Truncation' });
  return (
    <Stack gap="md" maw={360}>
      <Text truncate="end" title={t('text')}>
        {t('text')}
      </Text>
      <Text lineClamp={2}>{t('text')}</Text>
    </Stack>
  );
}
