import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './TodoFilters.module.css';
import { todoViewIn, todoViews } from './todoFilter.ts';

export function TodoViews() {
  const { t } = useTranslation('todos');
  const [parameters] = useSearchParams();
  const current = todoViewIn(parameters);
  return (
    <Group component="nav" className={styles.line} gap="xs" mb="md" aria-label={t('viewsLabel')}>
      {todoViews.map((view) => (
        <Button
          key={view}
          component={Link}
          to={view === 'open' ? '?' : `?view=${view}`}
          size="xs"
          variant={view === current ? 'filled' : 'default'}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
        </Button>
      ))}
    </Group>
  );
}
