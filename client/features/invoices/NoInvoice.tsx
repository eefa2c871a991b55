import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EmptyList } from '../../components/EmptyList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';

export function NoInvoice() {
  const { t } = useTranslation('invoices');
  return (
    <>
      <PageTitle title={t('title')} />
      <EmptyList title={t('notFoundTitle')} text={t('notFound')}>
        <Button variant="default" component={Link} to={paths.invoices}>
          {t('form.back')}
        </Button>
      </EmptyList>
    </>
  );
}
