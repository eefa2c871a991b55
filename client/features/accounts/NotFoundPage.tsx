import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PublicScreen } from './PublicScreen.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  return (
    <PublicScreen title={t('pages.notFoundTitle')}>
      <Text>{t('pages.notFoundText', { path: parameters.get('from') ?? paths.notFound })}</Text>
      <Button component={Link} to={paths.home}>
        {t('pages.backToDashboard')}
      </Button>
    </PublicScreen>
  );
}
