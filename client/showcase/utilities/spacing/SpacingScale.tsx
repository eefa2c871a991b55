import { Box, Stack } from '@mantine/core';
import { CopyToken } from '../CopyToken.tsx';
import { useTranslation } from 'react-i18next';
import styles from './SpacingScale.module.css';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function SpacingScale() {
  const { t } = useTranslation('utilities-spacing', { keyPrefix: 'examples.SpacingScale' });
  return (
    <Stack gap="sm" aria-label={t('title')}>
      {sizes.map((size) => (
        <div key={size}>
          <CopyToken token={`--mantine-spacing-${size}`} />
          <Box className={styles.bar} w={`var(--mantine-spacing-${size})`} />
        </div>
      ))}
    </Stack>
  );
}
