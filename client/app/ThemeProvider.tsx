import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSettings } from '../core/settings.ts';
import { styleNonce } from '../core/style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

/** Applies the theme in the colour scheme of the settings. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme: colorScheme } = useSettings();
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
