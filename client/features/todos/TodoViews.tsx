import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewCounts } from '../../records/list/useViewCounts.ts';
import { ViewCount } from '../../records/views/ViewTabs.tsx';
import tabs from '../../records/views/SavedViews.module.css';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import styles from './TodoFilters.module.css';
import { todoFilterIn, todoViewIn, todoViews } from './todoFilter.ts';

const queryOf = (view: string) => (view === 'open' ? '' : `view=${view}`);
/** Finished to-dos only grow in number, which asks for nothing. */
const counted = todoViews.filter((view) => view !== 'done').map(queryOf);

export function TodoViews() {
  const { t } = useTranslation('todos');
  const [parameters] = useAddressParams();
  const current = todoViewIn(parameters);
  const countOf = useViewCounts('todos', counted, todoFilterIn);
  return (
    <nav className={`${tabs.tabs} ${styles.views}`} aria-label={t('viewsLabel')}>
      {todoViews.map((view) => (
        <Link
          key={view}
          className={tabs.tab}
          to={`?${queryOf(view)}`}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
          {view === 'done' ? null : <ViewCount count={countOf(queryOf(view))} />}
        </Link>
      ))}
    </nav>
  );
}
