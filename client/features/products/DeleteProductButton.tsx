import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo, paths } from '../../app/paths.ts';
import { removeFromLists } from '../../components/cachedLists.ts';
import { DeleteRecordButton } from '../../components/DeleteRecordButton.tsx';
import {
  DeleteProductDocument,
  type ProductActions_ProductFragment,
} from './ProductActions.generated.ts';

export function DeleteProductButton({ product }: { product: ProductActions_ProductFragment }) {
  const { t } = useTranslation('products');
  const { id, title } = product;
  const [deleteProduct] = useMutation(DeleteProductDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteProduct: { id, activityId: '' } },
    update: (cache) => removeFromLists(cache, 'products', [id]),
  });
  return (
    <DeleteRecordButton
      onDelete={async () => (await deleteProduct()).data?.deleteProduct.activityId}
      at={{ list: paths.products, record: linkTo.product(id) }}
      said={{ deleted: t('deleted', { title }), restored: t('restored', { title }) }}
    />
  );
}
