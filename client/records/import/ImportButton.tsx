import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

export function ImportButton({ to }: { to: string }) {
  const { t } = useTranslation('csv');
  if (!useIsInGroup('admin')) return null;
  return <ActionButton label={t('importList')} icon={IconFileImport} to={to} variant="default" />;
}
