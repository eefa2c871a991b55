import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { UpdateProductCellDocument } from './ProductCells.generated.ts';
import { ProductForm_ProductFragmentDoc } from './ProductForm.generated.ts';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';

type Product = ProductsTable_ProductFragment;
type Changes = Partial<Pick<Product, 'price' | 'totalUnit' | 'isActive'>>;

/** Resolves to the cell's error after a refusal. */
export type SaveCell = (product: Product, changes: Changes) => Promise<string | undefined>;

/**
 * Saves any cell of a table, optimistically and with undo. Keeps other people's changes, but refuses when
 * both changed the same value.
 */
export function useCellSaving(): SaveCell {
  const { t } = useTranslation(['products', 'records']);
  const client = useApolloClient();
  const offer = useOfferUndo();

  const write = (product: Product, changes: Changes) =>
    client.mutate({
      mutation: UpdateProductCellDocument,
      variables: { input: { id: product.id, version: product.version, ...changes } },
      optimisticResponse: {
        updateProduct: {
          activityId: '',
          product: { ...written({ ...product, ...changes }), version: product.version + 1 },
        },
      },
    });

  const showAsIs = (current: Product) =>
    client.writeFragment({
      fragment: ProductForm_ProductFragmentDoc,
      fragmentName: 'ProductForm_product',
      id: client.cache.identify({ __typename: 'Product', id: current.id })!,
      data: written(current),
    });

  return async function save(product, changes) {
    try {
      const { data } = await write(product, changes);
      offer(product, changes, data!.updateProduct.activityId);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      const current = refusal?.current as Product | undefined;
      if (current) {
        const names = Object.keys(changes) as (keyof Changes)[];
        const isOursAlone = names.every((name) => current[name] === product[name]);
        if (isOursAlone) return save({ ...product, version: current.version }, changes);
        showAsIs(current);
        return t('cell.changedElsewhere');
      }
      const [problem] = Object.values(refusal?.fields ?? {});
      return problem ?? refusal?.message ?? noAnswerText();
    }
  };
}

/** The last cell's offer of undo: it is hidden before the next, since editing a column must not stack them. */
let lastOffer: string | undefined;

function useOfferUndo() {
  const { t } = useTranslation(['products', 'records']);
  const offerUndo = useNotifyUndoable();
  return (product: Product, changes: Changes, activityId: string) => {
    const [field] = Object.keys(changes) as (keyof Changes)[];
    const of = { field: t(`records:fieldsOf.Product.${field!}`), title: product.title };
    if (lastOffer) notifications.hide(lastOffer);
    lastOffer = offerUndo({
      message: t('cell.saved', of),
      activityId,
      undone: t('cell.undone', of),
    });
  };
}

const written = (product: Product) => ({ ...product, __typename: 'Product' as const });
