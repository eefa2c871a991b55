import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startTexts } from '../core/i18n/texts.ts';
import '../app/i18n/words.ts';
import { currentSettings } from '../core/settings.ts';
import { ThemeProvider } from '../app/ThemeProvider.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Guide } from './Guide.tsx';
import './styles.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

await startTexts(currentSettings().language);
document.documentElement.lang = currentSettings().language;
const router = createBrowserRouter([{ path: '/docs/*', Component: Guide }]);
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <Suspense fallback={<LoadingScreen />}>
        <RouterProvider router={router} />
      </Suspense>
    </ThemeProvider>
  </StrictMode>,
);
