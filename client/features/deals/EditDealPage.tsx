import { useMutation, useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import type { Fresh } from '../../components/record-form/formQuery.ts';
import { RecordPage } from '../../components/RecordPage.tsx';
import type { DealForm_DealFragment } from './DealForm.generated.ts';
import { DealForm } from './DealForm.tsx';
import { UpdateDealDocument } from './EditDealPage.generated.ts';
import type { loader } from './EditDealPage.loader.ts';
import { dealInput, type DealValues, useDealForm } from './useDealForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function EditDealPage() {
  const { t } = useTranslation('deals');
  const { deal } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  return (
    <RecordPage title={deal?.title} list={{ name: t('title'), path: paths.deals }}>
      {deal ? <EditDealForm key={deal.id} deal={deal} /> : null}
    </RecordPage>
  );
}

function EditDealForm({ deal }: { deal: Fresh<DealForm_DealFragment> }) {
  const { t } = useTranslation(['deals', 'common']);
  const navigate = useNavigate();
  const [update] = useMutation(UpdateDealDocument, { update: evictKinds('Deal') });
  const record = useDealForm({
    name: `Deal ${deal.id}`,
    stored: deal,
    save,
    leave: () => navigate(linkTo.deal(deal.id), { replace: true }),
  });

  async function save(values: DealValues, from: DealForm_DealFragment = deal) {
    const { id, version } = from;
    const input = { id, version, ...dealInput(values, from) };
    const { data } = await update({ variables: { input } });
    notify(t('saved', { title: values.title.trim() }));
    return data?.updateDeal.deal;
  }

  return <DealForm record={record} submitLabel={t('common:save')} cancel={linkTo.deal(deal.id)} />;
}
