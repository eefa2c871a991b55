import { Checkbox, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { ListKeys, onRowKey } from '../../components/ListKeys.tsx';
import { ListPager } from '../../components/ListPager.tsx';
import { ListSelectionBar } from '../../components/ListSelectionBar.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { useListSelection } from '../../components/useListSelection.ts';
import { GridSort } from './GridSort.tsx';
import { ProductBulkActions } from './ProductBulkActions.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductsGrid.module.css';
import type { ProductsList } from './productsList.ts';

/** The list by its pictures, put in order and selected from as the table is. */
export function ProductsGrid({ products, empty, ...list }: ProductsList) {
  const { t } = useTranslation(['products', 'common']);
  const mayEdit = useIsInGroup('editor');
  const { selection, selected, select, selectAll, toggle } = useListSelection(
    products,
    list.totalCount,
  );
  const shown = products.map(({ id }) => id);
  const chosen = shown.filter((id) => selected.includes(id)).length;
  const turnPage = () =>
    select([
      ...selected.filter((id) => !shown.includes(id)),
      ...(chosen === shown.length ? [] : shown),
    ]);
  if (products.length === 0) return <NothingShown>{empty}</NothingShown>;
  return (
    <section
      aria-label={t('title')}
      onKeyDown={(event) => onRowKey(event, mayEdit ? toggle : undefined)}
    >
      <Group justify="space-between" mb="sm" gap="xs">
        {mayEdit ? (
          <Checkbox
            aria-label={t('common:list.selectPage')}
            checked={chosen === shown.length}
            indeterminate={chosen > 0 && chosen < shown.length}
            onChange={turnPage}
          />
        ) : null}
        {selection.count > 0 ? (
          <ListSelectionBar
            selection={selection}
            totalCount={list.totalCount}
            onSelectAll={selectAll}
          >
            <ProductBulkActions selection={selection} />
          </ListSelectionBar>
        ) : (
          <SavedViews list="products" />
        )}
        <Group gap="xs" ml="auto">
          <ListKeys canSelect={mayEdit} />
          <GridSort />
        </Group>
      </Group>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isSelected={selected.includes(product.id)}
              onSelect={mayEdit ? () => toggle(product.id) : undefined}
            />
          </li>
        ))}
      </ul>
      <ListPager shown={products.length} {...list} />
    </section>
  );
}

function NothingShown({ children }: { children: ProductsList['empty'] }) {
  return (
    <>
      <Group mb="sm">
        <SavedViews list="products" />
      </Group>
      {children}
    </>
  );
}
