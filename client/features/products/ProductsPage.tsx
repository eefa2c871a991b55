import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { ImportButton } from '../../components/import/ImportButton.tsx';
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
      <PageTitle title={t('title')}>
        <ImportButton to={paths.importProducts} />
        <NewProductButton />
      </PageTitle>
      <ProductFilters />
      <ProductsTable
        products={nodes}
        {...list}
        empty={
          <NothingListed keys={productFilterKeys} title={t('empty.title')} text={t('empty.text')}>
            <NewProductButton />
          </NothingListed>
        }
      />
    </>
  );
}

function NewProductButton() {
  const { t } = useTranslation('products');
  if (!useIsInGroup('editor')) return null;
  return (
    <Button component={Link} to={paths.newProduct} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
}
