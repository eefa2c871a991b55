import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: {
      loader: async () => (await import('./ProfilePage.loader.ts')).loader,
      Component: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  },
];
