import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

export const boardsRoutes: RouteObject[] = [
  {
    path: paths.boards,
    lazy: {
      loader: async () => (await import('./BoardsPage.loader.ts')).loader,
      Component: async () => (await import('./BoardsPage.tsx')).BoardsPage,
    },
  },
  {
    path: paths.board,
    lazy: {
      loader: async () => (await import('./BoardPage.loader.ts')).loader,
      Component: async () => (await import('./BoardPage.tsx')).BoardPage,
    },
  },
];
