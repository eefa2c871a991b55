import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../core/colorScheme.ts';
import { styleNonce } from '../core/style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

/** Applies the theme in the colour scheme of the settings. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const colorScheme = useColorScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={colorScheme}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
