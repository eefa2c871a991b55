import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import type { ChosenProducts } from './BulkChangeDialog.tsx';
import { DeleteProductsDocument } from './ProductBulkActions.generated.ts';
import { productFilterIn } from './productListFilter.ts';

const BulkChangeDialog = lazyPart(
  async () => (await import('./BulkChangeDialog.tsx')).BulkChangeDialog,
);

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

export function ProductBulkActions({ declaration, selection }: Props) {
  const { t } = useTranslation('products');
  const [isOpen, setIsOpen] = useState(false);
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
      <DeleteProductsButton selection={selection} chosen={chosen} />
      {isOpen ? (
        <Suspense>
          <BulkChangeDialog
            {...{ declaration, chosen, selection }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface DeleteProps {
  selection: ListSelection;
  chosen: ChosenProducts;
}

function DeleteProductsButton({ selection, chosen }: DeleteProps) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, count } = selection;
  const [remove] = useMutation(DeleteProductsDocument, {
    variables: { input: chosen },
    optimisticResponse: { deleteProducts: { count, activityId: '' } },
    update: (cache) => removeRecords(cache, 'Product', ids),
  });
  const removeAll = () =>
    run(remove(), ({ deleteProducts: { count, activityId } }) => ({
      message: t('bulk.deleted', { count, number: number(count) }),
      activityId,
    }));
  return <DeleteButton isSmall isRunning={isRunning} onDelete={removeAll} />;
}
