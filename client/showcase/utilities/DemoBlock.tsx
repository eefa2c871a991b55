import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DemoBlock.module.css';

export function DemoBlock({ children, ...box }: BoxProps & { children?: ReactNode }) {
  return (
    <Box className={styles.block} {...box}>
      {children}
    </Box>
  );
}
