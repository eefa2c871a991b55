import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: {
      loader: async () => (await import('./ProfilePage.loader.ts')).loader,
      Component: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  },
  {
    path: paths.invitations,
    lazy: {
      loader: async () => forGroup('admin', (await import('./InvitationsPage.loader.ts')).loader),
      Component: async () => (await import('./InvitationsPage.tsx')).InvitationsPage,
    },
  },
  {
    path: paths.accounts,
    lazy: {
      loader: async () => forGroup('sa', (await import('./AccountsPage.loader.ts')).loader),
      Component: async () => (await import('./AccountsPage.tsx')).AccountsPage,
    },
  },
];
