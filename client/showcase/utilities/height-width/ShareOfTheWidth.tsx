import { Stack } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function ShareOfTheWidth() {
  const { t } = useTranslation('utilities-height-width', { keyPrefix: 'examples.ShareOfTheWidth' });
  return (
    <Stack gap="xs" aria-label={t('title')}>
      {['25%', '50%', '75%', '100%'].map((width) => (
        <DemoBlock key={width} w={width}>
          {width}
        </DemoBlock>
      ))}
    </Stack>
  );
}
