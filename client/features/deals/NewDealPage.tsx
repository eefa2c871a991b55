import { useMutation, useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { dealStages } from './dealFilter.ts';
import { DealForm } from './DealForm.tsx';
import { CreateDealDocument } from './NewDealPage.generated.ts';
import type { loader } from './NewDealPage.loader.ts';
import { newDealInput, type DealValues, dealValues, useDealForm } from './useDealForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function NewDealPage() {
  const { t } = useTranslation(['deals', 'common']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const stage = dealStages.find((each) => each === parameters.get('stage'));
  const { customer } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const [create] = useMutation(CreateDealDocument, { update: evictKinds('Deal') });
  const record = useDealForm({
    name: customer ? `new Deal of ${customer.id}` : stage ? `new Deal in ${stage}` : 'new Deal',
    valuesOf: () => dealValues({ ...(customer && { customer }), ...(stage && { stage }) }),
    save,
    leave: ({ id }) => navigate(linkTo.deal(id), { replace: true }),
  });

  async function save(values: DealValues) {
    const { data } = await create({ variables: { input: newDealInput(values) } });
    const made = data!.createDeal.deal;
    notify(t('created', { title: made.title }));
    return made;
  }

  return (
    <>
      <PageTitle title={t('new')} />
      <DealForm record={record} submitLabel={t('form.create')} cancel={paths.deals} />
    </>
  );
}
