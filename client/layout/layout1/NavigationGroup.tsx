import { Menu, NavLink, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Settings } from '../../core/settings.ts';
import { isCurrent, type NavigationGroup as Group, type NavigationLink } from '../navigation.ts';
import { type Counts, useCounts } from '../useCounts.tsx';
import { CountBadge } from './CountBadge.tsx';
import styles from './SideNavigation.module.css';

interface Props {
  group: Group;
  mode: Settings['sidebarMode'];
  onLeave?: (() => void) | undefined;
}

/** Expands below its name, or beside it in a compact navigation. */
export function NavigationGroup({ group, mode, onLeave }: Props) {
  return mode === 'compact' ? (
    <Flyout group={group} />
  ) : (
    <Collapsible group={group} onLeave={onLeave} />
  );
}

function Collapsible({ group, onLeave }: Omit<Props, 'mode'>) {
  const { t } = useTranslation(['shell', 'showcase']);
  const location = useLocation();
  const [choice, setChoice] = useState<{ isOpen: boolean; at: string }>();
  const holdsCurrent = group.links.some((link) => isCurrent(link, location));
  const isArrival = holdsCurrent && choice?.at !== location.pathname;
  const isOpen = isArrival || (choice?.isOpen ?? false);
  const { icon: Icon } = group;
  return (
    <NavLink
      component="button"
      className={styles.entry}
      label={t(group.label)}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronRight size={16} className={styles.chevron} aria-hidden />}
      disableRightSectionRotation
      aria-expanded={isOpen}
      opened={isOpen}
      onChange={(opened) => setChoice({ isOpen: opened, at: location.pathname })}
      childrenOffset={20}
    >
      {isOpen
        ? group.links.map((link) => <Child key={link.path} link={link} onLeave={onLeave} />)
        : []}
    </NavLink>
  );
}

function Child({ link, onLeave }: { link: NavigationLink; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation(['shell', 'showcase']);
  const counts = useCounts();
  const isActive = isCurrent(link, useLocation());
  const { icon: Icon, count } = link;
  return (
    <NavLink
      component={Link}
      to={link.path}
      className={styles.child}
      active={isActive}
      aria-current={isActive ? 'page' : undefined}
      label={t(link.label)}
      leftSection={Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : null}
      rightSection={<CountBadge count={count && counts[count]} />}
      onClick={onLeave}
    />
  );
}

function Flyout({ group }: { group: Group }) {
  const location = useLocation();
  const isActive = group.links.some((link) => isCurrent(link, location));
  return <FlyoutMenu group={group} isActive={isActive} counts={useCounts()} />;
}

interface FlyoutProps {
  group: Group;
  isActive: boolean;
  counts: Counts;
}

/** It is memoized, because every page that is opened renders the navigation. */
const FlyoutMenu = memo(function FlyoutMenu({ group, isActive, counts }: FlyoutProps) {
  const { t } = useTranslation(['shell', 'showcase']);
  const { icon: Icon } = group;
  const name = t(group.label);
  const waiting = group.links.reduce((sum, { count }) => sum + (count ? counts[count] : 0), 0);
  return (
    <Menu position="right-start" trigger="click-hover" width={220} offset={4}>
      <Menu.Target>
        <UnstyledButton
          className={styles.flyout}
          aria-label={name}
          data-active={isActive || undefined}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
          {waiting > 0 ? <span className={styles.dot} aria-hidden /> : null}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.flyoutList}>
        <Menu.Label>{name}</Menu.Label>
        {group.links.map(({ path, label, icon: LinkIcon, count }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={LinkIcon ? <LinkIcon size={18} stroke={1.75} aria-hidden /> : null}
            rightSection={<CountBadge count={count && counts[count]} />}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
