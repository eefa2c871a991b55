import type { RouteObject } from 'react-router-dom';
import { StartingScreen } from '../../ui/StartingScreen.tsx';
import { forGroup } from '../../core/guards.ts';
import { withTexts } from '../../core/i18n/texts.ts';
import { paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';

/** The page that an invitation's link leads to, for people without an account. */
export const invitationRoutes: RouteObject[] = [
  {
    path: paths.invitation,
    HydrateFallback: StartingScreen,
    loader: knowSession,
    lazy: { Component: async () => (await import('./InvitationPage.tsx')).InvitationPage },
  },
];

export const invitationsRoutes: RouteObject[] = [
  {
    path: paths.invitations,
    lazy: {
      loader: async () =>
        forGroup(
          'admin',
          (await withTexts(import('./InvitationsPage.loader.ts'), 'settings')).loader,
        ),
      Component: async () => (await import('./InvitationsPage.tsx')).InvitationsPage,
    },
  },
];

async function knowSession() {
  await session.initialise();
  return null;
}
