import { IconHome, IconUsers } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import styles from './SavedViews.module.css';
import type { SavedView } from './viewChanges.ts';

export interface ViewTab {
  name: string;
  address: string;
  isCurrent: boolean;
  /** None for all records. */
  view: SavedView | undefined;
  /** The number of records; undefined while it loads. */
  count: number | undefined;
}

interface Props {
  bar: Ref<HTMLElement>;
  tabs: readonly ViewTab[];
  /** The places of the tabs that do not fit; the menu beside has them. */
  hidden: readonly number[];
  isCounted: boolean;
}

export function ViewTabs({ bar, tabs, hidden, isCounted }: Props) {
  const { t } = useTranslation('views');
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('title')}>
      {tabs.map(({ name, address, isCurrent, view, count }, place) => (
        <Link
          key={view?.id ?? ''}
          className={styles.tab}
          to={address}
          aria-current={isCurrent || undefined}
          data-hidden={hidden.includes(place) || undefined}
        >
          <span className={styles.name}>{name}</span>
          {view ? <ViewMarks view={view} /> : null}
          {isCounted ? <ViewCount count={count} /> : null}
        </Link>
      ))}
    </nav>
  );
}

export function ViewCount({ count }: { count: number | undefined }) {
  const { number } = useFormat();
  return <span className={styles.count}>{count === undefined ? '' : number(count)}</span>;
}

function ViewMarks({ view: { isDefault, isShared } }: { view: SavedView }) {
  const { t } = useTranslation('views');
  return (
    <>
      {isDefault ? <IconHome size={14} role="img" aria-label={t('isDefault')} /> : null}
      {isShared ? <IconUsers size={14} role="img" aria-label={t('isShared')} /> : null}
    </>
  );
}
