import type { RouteObject } from 'react-router-dom';
import { withTexts } from '../../core/i18n/texts.ts';
import { paths } from '../../core/paths.ts';

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: {
      loader: async () => (await withTexts(import('./ProfilePage.loader.ts'), 'settings')).loader,
      Component: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  },
];
