import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: { Component: async () => (await import('./ProfilePage.tsx')).ProfilePage },
  },
];
