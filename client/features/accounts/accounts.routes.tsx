import { replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { paths } from '../../app/paths.ts';
import { session } from '../../app/session.ts';
import { LoginPage } from './LoginPage.tsx';

/** The public screens. Sign-in comes with the first chunk: it is what most visits begin with. */
export const accountsRoutes: RouteObject[] = [
  {
    HydrateFallback: LoadingScreen,
    children: [
      { path: paths.login, loader: leadSignedInHome, Component: LoginPage },
      {
        path: paths.register,
        loader: leadSignedInHome,
        lazy: { Component: async () => (await import('./RegisterPage.tsx')).RegisterPage },
      },
      {
        path: paths.recover,
        lazy: { Component: async () => (await import('./RecoverPage.tsx')).RecoverPage },
      },
      {
        path: paths.notFound,
        lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
      },
    ],
  },
];

async function leadSignedInHome() {
  await session.initialise();
  return session.read().isAuthenticated ? replace(paths.home) : null;
}
