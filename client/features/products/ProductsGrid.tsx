import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { ListEntries } from '../../records/list/ListEntries.tsx';
import { GridSort } from './GridSort.tsx';
import { lazyPart } from '../../core/lazyPart.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductsGrid.module.css';
import type { ProductsList } from './productsList.ts';

const ProductBulkActions = lazyPart(
  async () => (await import('./ProductBulkActions.tsx')).ProductBulkActions,
);

export function ProductsGrid({ declaration, products, ...list }: ProductsList) {
  const { t } = useTranslation('products');
  const mayEdit = useIsInGroup('editor');
  return (
    <ListEntries
      label={t('title')}
      entries={products}
      bulkActions={
        mayEdit ? (selection) => <ProductBulkActions {...{ declaration, selection }} /> : undefined
      }
      tools={<GridSort />}
      {...list}
    >
      {(selectionOf) => (
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} selection={selectionOf(product.id)} />
            </li>
          ))}
        </ul>
      )}
    </ListEntries>
  );
}
