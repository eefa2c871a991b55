import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';

export const notificationsRoutes: RouteObject[] = [
  {
    path: paths.notifications,
    lazy: {
      loader: async () => (await import('./NotificationsPage.loader.ts')).loader,
      Component: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    },
  },
];
