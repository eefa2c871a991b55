import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../core/session.ts';
import { placeOf } from './navigation.ts';
import styles from './PlaceTabs.module.css';

/** Links to the other pages of this page's place, those before it or after it, beside its title. */
export function PlaceTabs({ side }: { side: 'before' | 'after' }) {
  const { t } = useTranslation(['shell', 'showcase']);
  const { user } = useSession();
  const { pathname } = useLocation();
  const place = placeOf(user?.role, pathname);
  const at = place?.links.findIndex(({ path }) => path === pathname) ?? 0;
  const links = side === 'before' ? place?.links.slice(0, at) : place?.links.slice(at + 1);
  if (!place || !links?.length) return null;
  return (
    <nav className={styles.tabs} aria-label={t(place.label)}>
      {links.map(({ path, label }) => (
        <Link key={path} className={styles.tab} to={path}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
