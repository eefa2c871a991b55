import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import styles from './TodoFilters.module.css';
import { todoViewIn, todoViews } from './todoFilter.ts';

export function TodoViews() {
  const { t } = useTranslation('todos');
  const [parameters] = useAddressParams();
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
