import { Suspense } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { useEarlyKeys } from '../core/earlyKeys.ts';
import { useInputMethodKeys } from '../core/inputMethodKeys.ts';
import './styles.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

export function App({ router }: { router: DataRouter }) {
  useInputMethodKeys();
  useEarlyKeys();
  return (
    <ThemeProvider>
      <Suspense fallback={<LoadingScreen />}>
        <RouterProvider router={router} />
      </Suspense>
    </ThemeProvider>
  );
}
