import { useReadQuery } from '@apollo/client/react';
import { Group, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { ListPager } from '../../records/list/ListPager.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { useReturnToRow } from '../../records/list/useReturnToRow.ts';
import { CartButton } from './CartButton.tsx';
import { ShopCard } from './ShopCard.tsx';
import { ShopFacets } from './ShopFacets.tsx';
import { shopFilterIn, shopFilterKeys, shopSorts } from './shopFilter.ts';
import type { loader } from './ShopPage.loader.ts';
import styles from './ShopPage.module.css';

export function ShopPage() {
  const { t } = useTranslation(['carts', 'products']);
  const [drawn] = useSearchParams();
  const isFiltered = shopFilterKeys.some((key) => drawn.get(key));
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, ...list } = data.products;
  const { list: inCart, count } = data.cart;
  const products = useRef<HTMLElement>(null);
  const noteOpened = useReturnToRow(products);
  const amountOf = (id: string) => inCart.find(({ productId }) => productId === id)?.amount ?? 0;
  return (
    <>
      <PageTitle title={t('shop')}>
        <CartButton count={count} />
      </PageTitle>
      {list.totalCount === 0 && !isFiltered ? (
        <EmptyList {...t('emptyShop', { returnObjects: true })}>
          <NewRecordButton to={paths.newProduct} label={t('products:new')} />
        </EmptyList>
      ) : (
        <>
          <ShopSearch />
          <div className={styles.shop}>
            <ShopFacets counts={data} />
            <section
              ref={products}
              aria-label={t('products')}
              className={styles.products}
              onClick={noteOpened}
            >
              {nodes.length === 0 ? (
                <NothingListed
                  near={{ kind: 'Product', filterIn: shopFilterIn }}
                  keys={shopFilterKeys}
                  words={t('emptyShop', { returnObjects: true })}
                />
              ) : (
                <>
                  <ul className={styles.grid}>
                    {nodes.map((product) => (
                      <li key={product.id}>
                        <ShopCard product={product} inCart={amountOf(product.id)} />
                      </li>
                    ))}
                  </ul>
                  <ListPager shown={nodes.length} {...list} />
                </>
              )}
            </section>
          </div>
        </>
      )}
    </>
  );
}

function ShopSearch() {
  const { t } = useTranslation('carts');
  const { get, change } = useListParams();
  function order(value: string) {
    const [sort, direction] = value.split('-');
    change(value === shopSorts[0] ? { sort: '', direction: '' } : { sort, direction });
  }
  const sort = `${get('sort')}-${get('direction')}`;
  return (
    <Group gap="sm" mb="md" align="end">
      <SearchInput
        className={styles.text}
        label={t('search')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <NativeSelect
        label={t('sort')}
        value={shopSorts.find((each) => each === sort) ?? shopSorts[0]}
        onChange={({ currentTarget }) => order(currentTarget.value)}
        data={shopSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </Group>
  );
}
