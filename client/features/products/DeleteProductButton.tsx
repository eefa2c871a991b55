import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { takeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import {
  DeleteProductDocument,
  type ProductActions_ProductFragment,
} from './ProductActions.generated.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteProductButton({ product }: { product: ProductActions_ProductFragment }) {
  const { t } = useTranslation(['products', 'common']);
  const mayDelete = useIsInGroup('admin');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const offerUndo = useUndoable('products');
  const { id, title } = product;
  const [deleteProduct] = useMutation(DeleteProductDocument, {
    optimisticResponse: { deleteProduct: { id, activityId: '' } },
    update: (cache) => takeFromLists(cache, 'products', [id]),
  });

  /** Gone at once; back at once, with the reason, when the gateway refuses. */
  async function remove() {
    const deletion = deleteProduct({ variables: { input: { id } } });
    await navigate(paths.products);
    const deleted = await attempt(deletion);
    if (!deleted?.data) return void (await navigate(linkTo.product(id)));
    const { activityId } = deleted.data.deleteProduct;
    offerUndo({
      message: t('deleted', { title }),
      activityId,
      undone: t('restored', { title }),
    });
  }

  if (!mayDelete) return null;
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('common:delete')}
    </Button>
  );
}
