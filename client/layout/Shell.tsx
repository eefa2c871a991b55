import { ApolloProvider } from '@apollo/client/react';
import { notificationsStore, useNotifications } from '@mantine/notifications';
import { type ComponentType, memo, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation, useMatches, useRevalidator } from 'react-router-dom';
import { queriesSettled } from '../core/queriesSettled.ts';
import { apollo } from '../core/apollo.ts';
import { useConnection } from '../core/connection.ts';
import { lazyPart } from '../core/lazyPart.ts';
import { notify } from '../core/notify.tsx';
import { prefetch } from '../core/prefetch.ts';
import { shownPath } from '../core/shownPath.ts';
import { session, useSession } from '../core/session.ts';
import { useSendKeys } from '../core/useSendKeys.ts';
import { useSettings } from '../core/settings.ts';
import { whenIdle } from '../core/whenIdle.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { PageShown } from '../ui/pageShown.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { useStaggeredRender } from '../ui/useStaggeredRender.ts';
import { BreadcrumbContext } from '../ui/breadcrumb.ts';
import './shell-styles.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { keepFocus } from './keepFocus.ts';
import { Layout1 } from './layout1/Layout1.tsx';
import { layouts } from './layouts.ts';
import { pageOf } from './pageOf.ts';
import { PlaceTabs } from './PlaceTabs.tsx';
import { PageScroll } from './PageScroll.tsx';
import { PanelProvider } from './panels.tsx';
import { useSingleKeys } from './keys/useSingleKeys.ts';
import { CountsProvider } from './useCounts.tsx';
import { useUndoKey } from './useUndoKey.ts';

const besideTitle = (title: string) => ({
  before: (
    <>
      <Breadcrumb title={title} />
      <PlaceTabs side="before" />
    </>
  ),
  after: <PlaceTabs side="after" />,
});

export function Shell() {
  const { user } = useSession();
  useSendKeys();
  const readFor = useLoaderData<string | undefined>();
  useNewcomer(readFor);
  useRecovery();
  const [opening] = useState(session.opening);
  const [isShown, show] = useReducer(() => true, false);
  if (opening !== session.opening()) return null;
  if (!user || user.id !== readFor) return <SessionEnd key={user?.id} />;
  return (
    <ApolloProvider key={user.id} client={apollo}>
      <Notices />
      <PageScroll />
      <Keys />
      <BreadcrumbContext value={besideTitle}>
        <Frame isShown={isShown} onShow={show} />
      </BreadcrumbContext>
    </ApolloProvider>
  );
}

interface FrameProps {
  isShown: boolean;
  onShow: () => void;
}

/** It is memoized, because every page that is opened renders the shell. */
const Frame = memo(function Frame({ isShown, onShow }: FrameProps) {
  const { layout } = useSettings();
  const Layout = layouts[layout] ?? Layout1;
  return (
    <PageShown value={isShown}>
      <CountsProvider>
        {isShown ? <OnceIdle /> : null}
        <PanelProvider>
          <SingleKeys />
          <Layout>
            <Page onShow={onShow} />
          </Layout>
        </PanelProvider>
      </CountsProvider>
    </PageShown>
  );
});

function Page({ onShow }: { onShow: () => void }) {
  const location = useLocation();
  const page = pageOf(location, useMatches());
  useEffect(() => shownPath.write(location.pathname), [location.pathname]);
  return (
    <Suspense key={page} fallback={<PageSkeleton />}>
      <Outlet />
      <AfterPage onShow={onShow} />
    </Suspense>
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
  useEffect(keepFocus, []);
  return null;
}

function SingleKeys() {
  useSingleKeys();
  return null;
}

const loadAfterPage = () => import('./afterPage.ts');
const ToastArea = lazyPart(async () => (await loadAfterPage()).ToastArea);

function Notices() {
  const isShown = useNotifications(notificationsStore).notifications.length > 0;
  const [isNeeded, setNeeded] = useState(isShown);
  if (isShown && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}

/** Mounted with the page and rendered last of all; calls `onShow` once there is what the page asked for. */
function AfterPage({ onShow }: { onShow: () => void }) {
  const isRendered = useStaggeredRender();
  useEffect(() => {
    if (isRendered) void queriesSettled(apollo).then(onShow);
  }, [isRendered, onShow]);
  return null;
}

/** Loads its code before the line may be lost, and without a word when it is; then once it is back. */
function OnceIdle() {
  const [BesidePage, come] = useState<ComponentType>();
  const connection = useConnection();
  useEffect(() => {
    const load = async () => {
      const { BesidePage } = await loadAfterPage();
      come(() => BesidePage);
    };
    whenIdle(() => void prefetch(load));
  }, [connection]);
  return BesidePage ? <BesidePage /> : null;
}

function SessionEnd() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingScreen />;
}
