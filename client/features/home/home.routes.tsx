import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

export const homeRoutes: RouteObject[] = [
  {
    path: paths.home,
    lazy: {
      loader: async () => (await import('./HomePage.loader.ts')).loader,
      Component: async () => (await import('./HomePage.tsx')).HomePage,
    },
  },
  {
    path: paths.today,
    lazy: {
      loader: async () => (await import('./TodayPage.loader.ts')).loader,
      Component: async () => (await import('./TodayPage.tsx')).TodayPage,
    },
  },
];
