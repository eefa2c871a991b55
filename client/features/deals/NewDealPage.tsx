import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { forgetLists } from '../../components/cachedLists.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { DealForm } from './DealForm.tsx';
import { CreateDealDocument } from './NewDealPage.generated.ts';
import { dealInput, type DealValues, useDealForm } from './useDealForm.ts';

export function NewDealPage() {
  const { t } = useTranslation(['deals', 'common']);
  const navigate = useNavigate();
  const [create] = useMutation(CreateDealDocument, {
    update: (cache) => forgetLists(cache, 'deals', 'dealStages', 'dealForecast'),
  });
  const record = useDealForm({ name: 'new Deal', save });

  async function save(values: DealValues) {
    const { data } = await create({ variables: { input: dealInput(values) } });
    const { id, title } = data!.createDeal.deal;
    notify(t('created', { title }));
    await navigate(linkTo.deal(id), { replace: true });
    return undefined;
  }

  return (
    <>
      <PageTitle title={t('new')} />
      <DealForm
        record={record}
        submitLabel={t('form.create')}
        actions={
          <Button variant="default" component={Link} to={paths.deals}>
            {t('common:cancel')}
          </Button>
        }
      />
    </>
  );
}
