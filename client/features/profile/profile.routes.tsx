import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../core/guards.ts';
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
  {
    path: paths.invitations,
    lazy: {
      loader: async () =>
        forGroup(
          'admin',
          (await withTexts(import('../invitations/InvitationsPage.loader.ts'), 'settings')).loader,
        ),
      Component: async () => (await import('../invitations/InvitationsPage.tsx')).InvitationsPage,
    },
  },
  {
    path: paths.accounts,
    lazy: {
      loader: async () =>
        forGroup('sa', (await withTexts(import('../accounts/AccountsPage.loader.ts'), 'settings')).loader),
      Component: async () => (await import('../accounts/AccountsPage.tsx')).AccountsPage,
    },
  },
];
