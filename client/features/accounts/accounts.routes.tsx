import type { RouteObject } from 'react-router-dom';
import { StartingScreen } from '../../ui/StartingScreen.tsx';
import { forGroup } from '../../core/guards.ts';
import { withTexts } from '../../core/i18n/texts.ts';
import { paths } from '../../core/paths.ts';

export const notFoundRoutes: RouteObject[] = [
  {
    path: paths.notFound,
    HydrateFallback: StartingScreen,
    lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
  },
];

export const accountsRoutes: RouteObject[] = [
  {
    path: paths.accounts,
    lazy: {
      loader: async () =>
        forGroup('sa', (await withTexts(import('./AccountsPage.loader.ts'), 'settings')).loader),
      Component: async () => (await import('./AccountsPage.tsx')).AccountsPage,
    },
  },
];
