import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation, useMatches, useRevalidator } from 'react-router-dom';
import { apollo } from '../app/apollo.ts';
import { useConnection } from '../app/connection.ts';
import { notify } from '../app/notify.tsx';
import { session, useSession } from '../app/session.ts';
import { useSendKeys } from '../app/useSendKeys.ts';
import { useSettings } from '../app/settings.ts';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { usePagerKeys } from '../components/listOrigin.ts';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { useStaggeredRender } from '../components/useStaggeredRender.ts';
import './shell-styles.ts';
import { Layout1 } from './layout1/Layout1.tsx';
import { layouts } from './layouts.ts';
import { pageOf } from './pageOf.ts';
import { PageScroll } from './PageScroll.tsx';
import { PanelProvider } from './panels.tsx';
import { CountsProvider } from './useCounts.tsx';
import { ToastArea } from './ToastArea.tsx';
import { useUndoKey } from './useUndoKey.ts';

export function Shell() {
  const { user } = useSession();
  const { layout } = useSettings();
  const location = useLocation();
  useSendKeys();
  const matches = useMatches();
  const readFor = useLoaderData<string | undefined>();
  useNewcomer(readFor);
  useRecovery();
  const [opening] = useState(session.opening);
  if (opening !== session.opening()) return null;
  if (!user || user.id !== readFor) return <SessionEnd key={user?.id} />;
  const Layout = layouts[layout] ?? Layout1;
  return (
    <ApolloProvider key={user.id} client={apollo}>
      <Notices />
      <PageScroll />
      <Keys />
      <CountsProvider>
        <PanelProvider>
          <Layout>
            <Suspense key={pageOf(location, matches)} fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Layout>
        </PanelProvider>
      </CountsProvider>
    </ApolloProvider>
  );
}

/** Reloads what failed while the gateway was away. */
function useRecovery() {
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'back')
      void Promise.allSettled([apollo.refetchQueries({ include: 'active' })]);
  }, [connection]);
}

function useNewcomer(readFor: string | undefined) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const before = useRef(readFor);
  useEffect(() => {
    if (!user || user.id !== readFor || user.id === before.current) return;
    before.current = user.id;
    notify(t('signedInAs', { name: user.name }));
  }, [user, readFor, t]);
}

function Keys() {
  useUndoKey();
  usePagerKeys();
  return null;
}

/** Mounted after the page, which needs no toasts. */
function Notices() {
  return useStaggeredRender() ? <ToastArea /> : null;
}

/** Runs the guard again, which leads to sign-in and back. */
function SessionEnd() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingScreen />;
}
