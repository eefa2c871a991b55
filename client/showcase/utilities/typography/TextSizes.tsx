import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function TextSizes() {
  const { t } = useTranslation('utilities-typography', { keyPrefix: 'examples.TextSizes' });
  return (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: {t('text')}
        </Text>
      ))}
    </Stack>
  );
}
