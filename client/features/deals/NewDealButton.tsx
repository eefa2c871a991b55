import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';

export function NewDealButton() {
  const { t } = useTranslation('deals');
  if (!useIsInGroup('editor')) return null;
  return (
    <Button component={Link} to={paths.newDeal} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
}
