import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { homePathOf } from '../../core/homePath.ts';
import { paths } from '../../core/paths.ts';
import { useSession } from '../../core/session.ts';
import { PublicScreen } from './PublicScreen.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [parameters] = useSearchParams();
  return (
    <PublicScreen title={t('pages.notFoundTitle')}>
      <Text>{t('pages.notFoundText', { path: parameters.get('from') ?? paths.notFound })}</Text>
      <Button component={Link} to={homePathOf(user?.role)}>
        {t('pages.backToDashboard')}
      </Button>
    </PublicScreen>
  );
}
