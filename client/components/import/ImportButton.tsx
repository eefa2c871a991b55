import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsInGroup } from '../../app/roles.ts';

/** Leads to the import of a list; for those whom the gateway lets import. */
export function ImportButton({ to }: { to: string }) {
  const { t } = useTranslation('csv');
  if (!useIsInGroup('admin')) return null;
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconFileImport size={18} aria-hidden />}
    >
      {t('importList')}
    </Button>
  );
}
