import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { loadTexts } from '../../app/i18n/texts.ts';
import { paths } from '../../app/paths.ts';

/** Their words come along with their code. */
async function withWords<Module>(code: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([code, loadTexts('settings')]);
  return loaded;
}

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: {
      loader: async () => (await withWords(import('./ProfilePage.loader.ts'))).loader,
      Component: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    },
  },
  {
    path: paths.invitations,
    lazy: {
      loader: async () =>
        forGroup('admin', (await withWords(import('./InvitationsPage.loader.ts'))).loader),
      Component: async () => (await import('./InvitationsPage.tsx')).InvitationsPage,
    },
  },
  {
    path: paths.accounts,
    lazy: {
      loader: async () =>
        forGroup('sa', (await withWords(import('./AccountsPage.loader.ts'))).loader),
      Component: async () => (await import('./AccountsPage.tsx')).AccountsPage,
    },
  },
];
