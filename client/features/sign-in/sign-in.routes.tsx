import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router-dom';
import { StartingScreen } from '../../ui/StartingScreen.tsx';
import { returnPathIn } from '../../core/homePath.ts';
import { paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';
import { LoginPage } from './LoginPage.tsx';

/** Sign-in is in the first chunk, since most visits begin with it. */
export const signInRoutes: RouteObject[] = [
  {
    HydrateFallback: StartingScreen,
    children: [
      { path: paths.login, loader: leadSignedInOn, Component: LoginPage },
      {
        path: paths.register,
        loader: leadSignedInOn,
        lazy: { Component: async () => (await import('./RegisterPage.tsx')).RegisterPage },
      },
      {
        path: paths.recover,
        lazy: { Component: async () => (await import('./RecoverPage.tsx')).RecoverPage },
      },
    ],
  },
];

async function leadSignedInOn({ request }: LoaderFunctionArgs) {
  await session.initialise();
  const { searchParams } = new URL(request.url);
  return session.read().isAuthenticated ? replace(returnPathIn(searchParams)) : null;
}
