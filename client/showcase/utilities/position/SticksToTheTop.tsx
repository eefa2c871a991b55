import { Text } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';
import styles from './SticksToTheTop.module.css';

export function SticksToTheTop() {
  const { t } = useTranslation('utilities-position', { keyPrefix: 'examples.SticksToTheTop' });
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('head')}>
      <DemoBlock pos="sticky" top={0}>
        {t('head')}
      </DemoBlock>
      {Array.from({ length: 12 }, (_, line) => (
        <Text key={line} size="sm" p={4}>
          {t('line', { line: line + 1 })}
        </Text>
      ))}
    </div>
  );
}
