import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { connection, useConnection } from '../core/connection.ts';
import styles from './ConnectionBar.module.css';

/** Stands while the gateway cannot be reached, and for a moment afterwards. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const state = useConnection();
  const isWaiting = useNavigation().state !== 'idle';
  if (state === 'up') return null;
  const down = t(connection.hasLine() ? 'connection.unreachable' : 'connection.offline');
  return (
    <div className={styles.bar} data-state={state} role="status">
      <Text size="sm">{state === 'back' ? t('connection.back') : down}</Text>
      {state === 'down' && isWaiting ? <Text size="sm">{t('connection.waiting')}</Text> : null}
    </div>
  );
}
