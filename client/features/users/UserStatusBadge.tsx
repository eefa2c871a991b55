import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './UserStatusBadge.module.css';

export function UserStatusBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('users');
  return (
    <Badge className={styles.badge} variant="dot" radius="sm" color={isActive ? 'teal' : 'gray'}>
      {isActive ? t('status.active') : t('status.inactive')}
    </Badge>
  );
}
