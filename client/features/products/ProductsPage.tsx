import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { productFilterKeys } from './productFilter.ts';
import type { loader } from './ProductsPage.loader.ts';
import { ProductsTable } from './ProductsTable.tsx';

export function ProductsPage() {
  const { t } = useTranslation('products');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, ...list } = data.products;
  return (
    <>
      <PageTitle title={t('title')} />
      <ProductFilters />
      <ProductsTable
        products={nodes}
        {...list}
        empty={
          <NothingListed keys={productFilterKeys} title={t('empty.title')} text={t('empty.text')} />
        }
      />
    </>
  );
}
