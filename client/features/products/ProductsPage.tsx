import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconLayoutGrid, IconPlus, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { ImportButton } from '../../components/import/ImportButton.tsx';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { viewIn, ViewSwitch } from '../../components/ViewSwitch.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { productFilterKeys } from './productFilter.ts';
import { ProductsGrid } from './ProductsGrid.tsx';
import type { loader } from './ProductsPage.loader.ts';
import { ProductsTable } from './ProductsTable.tsx';

const layouts = { table: ProductsTable, grid: ProductsGrid };
/** Not `view`, which names a saved one. */
const LAYOUT = 'as';

export function ProductsPage() {
  const { t } = useTranslation('products');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const [parameters] = useSearchParams();
  const Layout = layouts[viewIn(parameters, ['table', 'grid'], LAYOUT)];
  const { nodes, ...list } = data.products;
  return (
    <>
      <PageTitle title={t('title')}>
        <ViewSwitch
          label={t('layout')}
          name={LAYOUT}
          views={[
            { value: 'table', label: t('layouts.table'), icon: IconTable },
            { value: 'grid', label: t('layouts.grid'), icon: IconLayoutGrid },
          ]}
        />
        <ImportButton to={paths.importProducts} />
        <NewProductButton />
      </PageTitle>
      <ProductFilters />
      <Layout
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
