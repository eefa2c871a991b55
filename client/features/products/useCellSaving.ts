import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../app/refusal.ts';
import { UpdateProductCellDocument } from './ProductCells.generated.ts';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';

type Product = ProductsTable_ProductFragment;
type Changes = Partial<Pick<Product, 'price' | 'totalUnit' | 'isActive'>>;

/**
 * Saves one value of a product, shown at once. Resolves to what to say at the cell when it is refused, and what stood
 * there is back. What someone else changed beside it stays theirs; the same value changed by both is refused.
 */
export function useCellSaving() {
  const { t } = useTranslation(['products', 'common']);
  const client = useApolloClient();

  const write = (product: Product, changes: Changes) =>
    client.mutate({
      mutation: UpdateProductCellDocument,
      variables: { input: { id: product.id, version: product.version, ...changes } },
      optimisticResponse: { updateProduct: { product: written(product, changes) } },
    });

  const showAsIs = (current: Product) =>
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Product', id: current.id })!,
      fields: {
        price: () => current.price,
        totalUnit: () => current.totalUnit,
        isActive: () => current.isActive,
        version: () => current.version,
      },
    });

  return async function save(product: Product, changes: Changes): Promise<string | undefined> {
    try {
      await write(product, changes);
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
      return problem ?? refusal?.message ?? t('common:somethingWrong');
    }
  };
}

/** The product as the gateway will answer it, unless it refuses. */
function written(product: Product, changes: Changes): Product & { __typename: 'Product' } {
  return { ...product, ...changes, version: product.version + 1, __typename: 'Product' };
}
