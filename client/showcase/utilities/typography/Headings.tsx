import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Headings() {
  const { t } = useTranslation('utilities-typography', { keyPrefix: 'examples.Headings' });
  return (
    <Stack gap="xs">
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Title key={level} order={3} size={`h${level}`}>
          {t('level', { level })}
        </Title>
      ))}
    </Stack>
  );
}
