import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

export const mapRoutes: RouteObject[] = [
  {
    path: paths.map,
    lazy: {
      loader: async () => (await import('./MapPage.loader.ts')).loader,
      Component: async () => (await import('./MapPage.tsx')).MapPage,
    },
  },
];
