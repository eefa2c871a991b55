import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../core/session.ts';
import { type NavigationGroup, placeOf } from './navigation.ts';
import styles from './PlaceTabs.module.css';

/** Links to the other pages of this page's place, those before it or after it, beside its title; on a phone a menu. */
export function PlaceTabs({ side }: { side: 'before' | 'after' }) {
  const { t } = useTranslation(['shell', 'showcase']);
  const { user } = useSession();
  const { pathname } = useLocation();
  const place = placeOf(user?.role, pathname);
  if (!place || place.links.length < 2) return null;
  const at = place.links.findIndex(({ path }) => path === pathname);
  const links = side === 'before' ? place.links.slice(0, at) : place.links.slice(at + 1);
  const others = place.links.toSpliced(at, 1);
  return (
    <>
      {links.length > 0 ? (
        <div className={styles.tabs} role="group" aria-label={t(place.label)}>
          {links.map(({ path, label }) => (
            <Link key={path} className={styles.tab} to={path}>
              {t(label)}
            </Link>
          ))}
        </div>
      ) : null}
      {side === 'after' ? <PlaceMenu label={t(place.label)} links={others} /> : null}
    </>
  );
}

function PlaceMenu({ label, links }: { label: string; links: NavigationGroup['links'] }) {
  const { t } = useTranslation(['shell', 'showcase']);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon className={styles.menu} variant="subtle" color="gray" aria-label={label}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ path, label: name }) => (
          <Menu.Item key={path} component={Link} to={path}>
            {t(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
