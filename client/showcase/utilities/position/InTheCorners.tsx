import { Box } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';
import styles from './InTheCorners.module.css';

export function InTheCorners() {
  const { t } = useTranslation('utilities-position', { keyPrefix: 'examples.InTheCorners' });
  return (
    <Box pos="relative" h={160} className={styles.frame}>
      <DemoBlock pos="absolute" top={8} left={8}>
        {t('topLeft')}
      </DemoBlock>
      <DemoBlock pos="absolute" top={8} right={8}>
        {t('topRight')}
      </DemoBlock>
      <DemoBlock pos="absolute" bottom={8} left={8}>
        {t('bottomLeft')}
      </DemoBlock>
      <DemoBlock pos="absolute" bottom={8} right={8}>
        {t('bottomRight')}
      </DemoBlock>
    </Box>
  );
}
