import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo, paths } from '../../app/paths.ts';
import { removeFromLists } from '../../components/cachedLists.ts';
import { DeleteRecordButton } from '../../components/DeleteRecordButton.tsx';
import { DeleteDealDocument } from './DeleteDealButton.generated.ts';

export function DeleteDealButton({ deal: { id, title } }: { deal: { id: string; title: string } }) {
  const { t } = useTranslation('deals');
  const [deleteDeal] = useMutation(DeleteDealDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteDeal: { id, activityId: '' } },
    update: (cache) => removeFromLists(cache, 'deals', [id]),
  });
  return (
    <DeleteRecordButton
      onDelete={async () => (await deleteDeal()).data?.deleteDeal.activityId}
      at={{ list: paths.deals, record: linkTo.deal(id) }}
      said={{ deleted: t('deleted', { title }), restored: t('restored', { title }) }}
    />
  );
}
