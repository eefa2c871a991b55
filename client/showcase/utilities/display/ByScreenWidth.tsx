import { Stack } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function ByScreenWidth() {
  const { t } = useTranslation('utilities-display', { keyPrefix: 'examples.ByScreenWidth' });
  return (
    <Stack gap="xs">
      <DemoBlock hiddenFrom="sm">{t('narrow')}</DemoBlock>
      <DemoBlock visibleFrom="sm">{t('wide')}</DemoBlock>
    </Stack>
  );
}
