import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { takeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { DeleteProductsDocument } from './ProductBulkActions.generated.ts';
import { productFilterIn } from './productFilter.ts';
import { forgetProductLists } from './productLists.ts';

/** What can be done with several products: each is one step, and taken back as one. */
export function ProductBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation('products');
  const [isOpen, setIsOpen] = useState(false);
  const mayDelete = useIsInGroup('admin');
  const [parameters] = useSearchParams();
  const { ids, isAll } = selection;
  const chosen = isAll ? { filter: productFilterIn(parameters) } : { ids };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('bulk.change')}
      </Button>
      {mayDelete ? <DeleteProductsButton selection={selection} chosen={chosen} /> : null}
      {isOpen ? (
        <BulkChangeDialog chosen={chosen} selection={selection} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

export interface ChosenProducts {
  ids?: string[];
  filter?: ReturnType<typeof productFilterIn>;
}

interface DeleteProps {
  selection: ListSelection;
  chosen: ChosenProducts;
}

function DeleteProductsButton({ selection, chosen }: DeleteProps) {
  const { t } = useTranslation(['products', 'common']);
  const { number } = useFormat();
  const attempt = useAttempt();
  const offerUndo = useUndoable('products');
  const { ids, count, clear } = selection;
  const [remove, { loading, client }] = useMutation(DeleteProductsDocument, {
    optimisticResponse: { deleteProducts: { count, activityId: '' } },
    update: (cache) => takeFromLists(cache, 'products', ids),
  });

  async function removeAll() {
    const deleted = await attempt(remove({ variables: { input: chosen } }));
    forgetProductLists(client.cache);
    if (!deleted?.data) return;
    clear();
    const { count: gone, activityId } = deleted.data.deleteProducts;
    offerUndo({
      message: t('bulk.deleted', { count: gone, number: number(gone) }),
      activityId,
      undone: t('bulk.restored'),
    });
  }

  return (
    <Button
      variant="light"
      color="red"
      size="xs"
      loading={loading}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void removeAll()}
    >
      {t('common:delete')}
    </Button>
  );
}
