import { AppShell, Container, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { NavigationProgress } from '@mantine/nprogress';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { useSettings } from '../../core/settings.ts';
import { ConnectionBar } from '../../ui/ConnectionBar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useNavigationProgress } from '../useNavigationProgress.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout1.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { usePeek } from './usePeek.ts';

/** The sizes in pixels, from the specification but for the secondary sidebar. */
const TOP_BAR = 64;
const SIDEBAR = { full: 260, compact: 80 };
const SECONDARY_SIDEBAR = 56;
const CONTAINED = 1200;
const MOBILE_BELOW = 767;

const SecondarySidebar = lazyPart(
  async () => (await import('./SecondarySidebar.tsx')).SecondarySidebar,
);

/** A top bar, a side navigation (a drawer on a phone) and the page. */
export function Layout1({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  const { sidebarMode, sidebarTheme, topBar, footer, secondarySidebar } = useSettings();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { isPeeking, peek } = usePeek(sidebarMode === 'compact');
  const hasSecondary = secondarySidebar === 'shown';
  return (
    <AppShell
      header={{ height: TOP_BAR }}
      navbar={{
        width: SIDEBAR[sidebarMode],
        breakpoint: MOBILE_BELOW,
        collapsed: { mobile: true },
      }}
      aside={{
        width: SECONDARY_SIDEBAR,
        breakpoint: MOBILE_BELOW,
        collapsed: { mobile: true, desktop: !hasSecondary },
      }}
      layout="alt"
      padding="lg"
    >
      <a className={styles.skip} href="#content" data-not-printed>
        {t('skipToContent')}
      </a>
      <AppShell.Header className={styles.header} data-bar={topBar}>
        <Progress />
        <TopBar onOpenDrawer={drawer.open} />
      </AppShell.Header>
      <AppShell.Navbar
        className={styles.navbar}
        data-colors={sidebarTheme}
        data-peeking={isPeeking || undefined}
        {...peek}
      >
        <SideNavigation mode={isPeeking ? 'full' : sidebarMode} isPeeking={isPeeking} />
      </AppShell.Navbar>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={SIDEBAR.full}
        title={<Logo />}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        classNames={{ body: styles.drawer }}
      >
        <SideNavigation mode="full" onLeave={drawer.close} />
      </Drawer>
      {hasSecondary ? (
        <AppShell.Aside className={styles.aside}>
          <Suspense>
            <SecondarySidebar />
          </Suspense>
        </AppShell.Aside>
      ) : null}
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        <Container size={CONTAINED} p={0} className={styles.content}>
          <ConnectionBar />
          {children}
        </Container>
        {footer === 'shown' ? <Footer /> : null}
      </AppShell.Main>
    </AppShell>
  );
}

function Progress() {
  const { t } = useTranslation();
  useNavigationProgress();
  return <NavigationProgress withinPortal={false} aria-label={t('loading')} />;
}
