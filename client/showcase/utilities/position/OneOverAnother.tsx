import { Box } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { useTranslation } from 'react-i18next';
import styles from './OneOverAnother.module.css';

const blocks = ['A', 'B', 'C'] as const;

export function OneOverAnother() {
  const { t } = useTranslation('utilities-position', { keyPrefix: 'examples.OneOverAnother' });
  const [front, setFront] = useState<(typeof blocks)[number]>('B');
  return (
    <>
      <Choice label={t('front')} values={blocks} value={front} onChange={setFront} />
      <Box pos="relative" h={120}>
        {blocks.map((block, index) => (
          <Box
            key={block}
            className={styles.block}
            pos="absolute"
            top={index * 24}
            left={index * 48}
            data-front={block === front || undefined}
          >
            {block}
          </Box>
        ))}
      </Box>
    </>
  );
}
