import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import type { PageInfo } from '../../components/ListPager.tsx';
import { type ListColumn, ListTable } from '../../components/ListTable.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';
import { ProductStock } from './ProductStock.tsx';
import { productFilterIn } from './productFilter.ts';

interface Props {
  products: ProductsTable_ProductFragment[];
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}

export function ProductsTable({ products, ...list }: Props) {
  const { t } = useTranslation('products');
  return (
    <ListTable
      label={t('title')}
      rows={products}
      columns={useColumns()}
      openAt={({ id }) => linkTo.product(id)}
      defaultSort={{ field: 'title', direction: 'ascending' }}
      toolbar={<SavedViews list="products" />}
      exported={{ list: 'products', filterIn: productFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<ProductsTable_ProductFragment>[] {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  return [
    { accessor: 'title', title: t('fields.title'), sortable: true },
    { accessor: 'sku', title: t('fields.sku'), noWrap: true },
    {
      accessor: 'category',
      title: t('fields.category'),
      render: ({ category }) => t(`categories.${category}`),
    },
    { accessor: 'brand', title: t('fields.brand') },
    {
      accessor: 'price',
      title: t('fields.price'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ price }) => money(price, CURRENCY),
    },
    {
      accessor: 'totalUnit',
      title: t('fields.totalUnit'),
      sortable: true,
      render: (product) => <ProductStock {...product} />,
    },
    {
      accessor: 'isActive',
      title: t('fields.isActive'),
      render: ({ isActive }) => t(isActive ? 'active.yes' : 'active.no'),
    },
  ];
}
