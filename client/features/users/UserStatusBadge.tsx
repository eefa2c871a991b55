import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

export function UserStatusBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('users');
  return (
    <StatusBadge color={isActive ? 'teal' : 'gray'}>
      {isActive ? t('status.active') : t('status.inactive')}
    </StatusBadge>
  );
}
