import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { Suspense } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { useSettings } from './settings.ts';
import { styleNonce } from './style-nonce.ts';
import './styles.ts';
import { theme } from './theme.ts';

/** The whole application around a router. */
export function App({ router }: { router: DataRouter }) {
  const { theme: colorScheme } = useSettings();
  return (
    <MantineProvider theme={theme} forceColorScheme={colorScheme} getStyleNonce={styleNonce}>
      <Notifications position="bottom-right" />
      <Suspense fallback={<LoadingScreen />}>
        <RouterProvider router={router} />
      </Suspense>
    </MantineProvider>
  );
}
