import { Stack } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function AtMostAndAtLeast() {
  const { t } = useTranslation('utilities-height-width', {
    keyPrefix: 'examples.AtMostAndAtLeast',
  });
  return (
    <Stack gap="xs">
      <DemoBlock maw={320}>{t('most')}</DemoBlock>
      <DemoBlock miw={200} w="fit-content">
        {t('least')}
      </DemoBlock>
      <DemoBlock mih={80}>{t('tall')}</DemoBlock>
    </Stack>
  );
}
