import { useReadQuery } from '@apollo/client/react';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { ImportButton } from '../../records/import/ImportButton.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { viewIn, ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { productFilterIn, productFilterKeys } from './productListFilter.ts';
import { ProductsGrid } from './ProductsGrid.tsx';
import type { loader } from './ProductsPage.loader.ts';
import { ProductsTable } from './ProductsTable.tsx';

const layouts = { table: ProductsTable, grid: ProductsGrid };
/** `view` names a saved view. */
const LAYOUT = 'as';

export function ProductsPage() {
  const { t } = useTranslation('products');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { data } = useReadQuery(preloaded);
  const [parameters] = useSearchParams();
  const Layout = layouts[viewIn(parameters, ['table', 'grid'], LAYOUT)];
  const { nodes, ...list } = data.products;
  const newProduct = <NewRecordButton to={paths.newProduct} label={t('new')} />;
  const importButton = <ImportButton to={paths.importProducts} />;
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
        {importButton}
        {newProduct}
      </PageTitle>
      <ListLayout>
        <ProductFilters declaration={declaration} />
        <Layout
          declaration={declaration}
          products={nodes}
          {...list}
          empty={
            <NothingListed
              near={{ kind: 'Product', filterIn: productFilterIn }}
              keys={productFilterKeys}
              wayIn={importButton}
              words={t('empty', { returnObjects: true })}
            >
              {newProduct}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}
