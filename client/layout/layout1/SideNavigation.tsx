import { NavLink } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { homePathOf } from '../../core/homePath.ts';
import { useSession } from '../../core/session.ts';
import { type Settings, useSettings } from '../../core/settings.ts';
import { installation } from '../../core/storedCompany.ts';
import { Logo } from '../../ui/Logo.tsx';
import { usePins } from '../../core/pins.ts';
import { isCurrent, type NavigationEntry, navigationFor } from '../navigation.ts';
import { pinnedEntries } from '../pinnedEntries.ts';
import { useCounts } from '../useCounts.tsx';
import { usePrefetchOnRest } from '../usePrefetchOnRest.ts';
import { CountBadge } from './CountBadge.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';
import styles from './SideNavigation.module.css';

interface Props {
  mode: Settings['sidebarMode'];
  /** Whether it is full over the page for a moment: its entries stay where they are when it is compact. */
  isPeeking?: boolean;
  onLeave?: () => void;
}

/** Shows icons when compact, with labels when full. */
export function SideNavigation({ mode, isPeeking = false, onLeave }: Props) {
  const { t } = useTranslation(['shell', 'common', 'showcase']);
  const { user } = useSession();
  const areGalleriesShown = useAreGalleriesShown();
  const pins = usePins();
  const pinned = useMemo(() => pinnedEntries(user?.role, pins), [user?.role, pins]);
  const entries = useMemo(
    () =>
      navigationFor(user?.role).filter(
        (entry) => areGalleriesShown || !('isGallery' in entry && entry.isGallery),
      ),
    [user?.role, areGalleriesShown],
  );
  const first = entries.findIndex(({ kind }) => kind === 'heading');
  const shown = (entry: NavigationEntry) => (
    <Entry
      key={'path' in entry ? entry.path : entry.label}
      {...{ entry, mode, isPeeking, onLeave }}
    />
  );
  return (
    <>
      {onLeave ? null : (
        <Link
          className={styles.brand}
          data-mode={mode}
          to={homePathOf(user?.role)}
          aria-label={t('common:productName')}
        >
          <Logo size={36} />
          {mode === 'full' ? <span className={styles.name}>{t('common:productName')}</span> : null}
        </Link>
      )}
      <nav
        className={styles.navigation}
        data-mode={mode}
        aria-label={t('mainNavigation')}
        {...usePrefetchOnRest()}
      >
        {entries.slice(0, first).map(shown)}
        {pinned.map(shown)}
        {entries.slice(first).map(shown)}
      </nav>
    </>
  );
}

function useAreGalleriesShown(): boolean {
  const { galleries } = useSettings();
  const { isDemo } = useSyncExternalStore(installation.subscribe, installation.read);
  return galleries === 'shown' || (galleries === 'demo' && isDemo);
}

function Entry({ entry, mode, isPeeking, onLeave }: Props & { entry: NavigationEntry }) {
  const { t } = useTranslation(['shell', 'showcase']);
  const label = t(entry.label);
  if (entry.kind === 'heading') {
    return mode === 'full' && !isPeeking ? (
      <p className={styles.heading}>{label}</p>
    ) : (
      <hr className={styles.divider} />
    );
  }
  if (entry.kind === 'group')
    return <NavigationGroup group={entry} mode={mode} onLeave={onLeave} />;
  return <PageLink entry={entry} mode={mode} onLeave={onLeave} />;
}

type LinkEntry = Extract<NavigationEntry, { kind: 'link' | 'external' | 'place' }>;

type LinkProps = Props & { entry: LinkEntry };

function PageLink(props: LinkProps) {
  const { entry } = props;
  const location = useLocation();
  const counts = useCounts();
  const pages = entry.kind === 'place' ? entry.links : entry.kind === 'link' ? [entry] : [];
  const isActive = pages.some((page) => isCurrent(page, location));
  const count = entry.kind === 'link' && entry.count ? counts[entry.count] : undefined;
  return <LinkFace {...props} isActive={isActive} count={count} />;
}

interface FaceProps extends LinkProps {
  isActive: boolean;
  count: number | undefined;
}

/** It is memoized, because every page that is opened renders the navigation. */
const LinkFace = memo(function LinkFace({ entry, mode, onLeave, isActive, count }: FaceProps) {
  const { t } = useTranslation(['shell', 'showcase']);
  const { icon: Icon } = entry;
  const path = 'path' in entry ? entry.path : entry.links[0]!.path;
  const isCompact = mode === 'compact';
  const label = ('title' in entry && entry.title) || t(entry.label);
  const external = entry.kind === 'external' ? t('opensInNewTab', { label }) : undefined;
  const tab =
    entry.kind === 'external' ? { target: '_blank', rel: 'noopener', reloadDocument: true } : {};
  return (
    <NavLink
      component={Link}
      to={path}
      {...tab}
      className={styles.entry}
      active={isActive}
      aria-current={isActive ? 'page' : undefined}
      aria-label={external ?? (isCompact ? label : undefined)}
      label={isCompact ? null : label}
      noWrap
      title={'title' in entry ? entry.title : undefined}
      leftSection={
        <>
          {Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : null}
          {isCompact && count ? <span className={styles.dot} aria-hidden /> : null}
        </>
      }
      rightSection={
        entry.kind === 'external' ? (
          <IconExternalLink size={14} aria-hidden />
        ) : (
          <CountBadge count={isCompact ? 0 : count} />
        )
      }
      onClick={onLeave}
    />
  );
});
