import { ApolloProvider } from '@apollo/client/react';
import { Notifications } from '@mantine/notifications';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router-dom';
import { apollo } from '../app/apollo.ts';
import { useSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { useTurn } from '../components/useTurn.ts';
import './shell-styles.ts';
import { Layout1 } from './layout1/Layout1.tsx';
import { layouts } from './layouts.ts';
import { PanelProvider } from './panels.tsx';
import { CountsProvider } from './useCounts.tsx';

/** Everything that a signed-in user stands in. */
export function Shell() {
  const { isAuthenticated } = useSession();
  const { layout } = useSettings();
  const { pathname } = useLocation();
  if (!isAuthenticated) return <SessionEnd />;
  const Layout = layouts[layout] ?? Layout1;
  return (
    <ApolloProvider client={apollo}>
      <Notices />
      <CountsProvider>
        <PanelProvider>
          <Layout>
            <Suspense key={pathname} fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Layout>
        </PanelProvider>
      </CountsProvider>
    </ApolloProvider>
  );
}

/** Nothing is said before the page is there: they need not be made with it. */
function Notices() {
  return useTurn() ? <Notifications position="bottom-right" /> : null;
}

/** Asks the guard again: it leads to the sign-in, and from there to where the user was or was going. */
function SessionEnd() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingScreen />;
}
