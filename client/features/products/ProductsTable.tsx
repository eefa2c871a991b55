import { ActionIcon } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { ListColumn } from '../../records/list/ListTable.tsx';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { ProductRating } from './ProductRating.tsx';
import { ActiveCell } from './ActiveCell.tsx';
import { editedCell } from './editedCell.ts';
import { NumberCell } from './NumberCell.tsx';
import { PasteDialog, type PasteStart } from './PasteDialog.tsx';
import { lazyPart } from '../../core/lazyPart.ts';
import type { ProductsList } from './productsList.ts';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';
import { ProductMargin } from './ProductMargin.tsx';
import { ProductStock } from './ProductStock.tsx';
import { ProductThumbnail } from './ProductThumbnail.tsx';
import { useCellSaving } from './useCellSaving.ts';

const ProductBulkActions = lazyPart(
  async () => (await import('./ProductBulkActions.tsx')).ProductBulkActions,
);

type Product = ProductsTable_ProductFragment;
type Paste = Pick<PasteStart, 'field' | 'text'> & { from: number };

export function ProductsTable({ declaration, products, ...list }: ProductsList) {
  const { t } = useTranslation(['products', 'records']);
  const mayEdit = useIsInGroup('editor');
  const [paste, setPaste] = useState<PasteStart>();
  const begin = ({ from, ...start }: Paste) => setPaste({ ...start, shown: products.slice(from) });
  const editable = useEditableColumns(begin);
  const columns = useColumns();
  return (
    <>
      <RecordsTable
        declaration={declaration}
        records={products}
        own={
          mayEdit ? columns.map((column) => ({ ...column, ...editable[column.accessor] })) : columns
        }
        elsewhere={['imgUrl', 'imgAlt']}
        bulkActions={(selection) => <ProductBulkActions {...{ declaration, selection }} />}
        tools={
          mayEdit ? (
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('paste.open')}
              title={t('paste.open')}
              onClick={() => begin({ field: 'price', text: '', from: 0 })}
            >
              <IconClipboardText size={18} aria-hidden />
            </ActionIcon>
          ) : null
        }
        {...list}
      />
      {paste ? <PasteDialog start={paste} onClose={() => setPaste(undefined)} /> : null}
    </>
  );
}

function useColumns() {
  const { t } = useTranslation(['products', 'records']);
  const { money, price: priceText } = useFormat();
  return [
    {
      accessor: 'title',
      title: t('records:fieldsOf.Product.title'),
      sortable: true,
      render: ({ title, imgUrl }) => (
        <>
          <ProductThumbnail imgUrl={imgUrl} />
          {title}
        </>
      ),
    },
    { accessor: 'sku', title: t('records:fieldsOf.Product.sku'), noWrap: true },
    {
      accessor: 'category',
      title: t('records:fieldsOf.Product.category'),
      render: ({ category }) => t(`records:choicesOf.Product.category.${category}`),
    },
    { accessor: 'brand', title: t('records:fieldsOf.Product.brand') },
    {
      accessor: 'price',
      title: t('records:fieldsOf.Product.price'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ price }) => priceText(price),
    },
    {
      accessor: 'cost',
      title: t('records:fieldsOf.Product.cost'),
      textAlign: 'right',
      noWrap: true,
      isExtra: true,
      render: ({ cost }) => (cost === null ? '' : money(cost)),
    },
    {
      accessor: 'margin',
      title: t('records:fieldsOf.Product.margin'),
      textAlign: 'right',
      noWrap: true,
      isExtra: true,
      render: (product) => <ProductMargin {...product} />,
    },
    {
      accessor: 'totalUnit',
      title: t('records:fieldsOf.Product.totalUnit'),
      sortable: true,
      textAlign: 'right',
      render: (product) => <ProductStock {...product} />,
    },
    {
      accessor: 'rating',
      title: t('records:fieldsOf.Product.rating'),
      sortable: true,
      isExtra: true,
      render: ({ rating }) => <ProductRating rating={rating} />,
    },
    {
      accessor: 'isActive',
      title: t('records:fieldsOf.Product.isActive'),
      render: ({ isActive }) => t(isActive ? 'active.yes' : 'active.no'),
    },
  ] satisfies (ListColumn<Product> & { accessor: string })[];
}

function useEditableColumns(
  onPaste: (paste: Paste) => void,
): Partial<Record<string, Pick<ListColumn<Product>, 'render' | 'customCellAttributes'>>> {
  const { price: priceText } = useFormat();
  const save = useCellSaving();
  return {
    price: {
      customCellAttributes: editedCell,
      render: (product, from) => (
        <NumberCell
          product={product}
          field="price"
          save={save}
          onPasteMany={(text) => onPaste({ field: 'price', text, from })}
        >
          {priceText(product.price)}
        </NumberCell>
      ),
    },
    totalUnit: {
      customCellAttributes: editedCell,
      render: (product, from) => (
        <NumberCell
          product={product}
          field="totalUnit"
          save={save}
          onPasteMany={(text) => onPaste({ field: 'totalUnit', text, from })}
        >
          <ProductStock {...product} />
        </NumberCell>
      ),
    },
    isActive: {
      customCellAttributes: editedCell,
      render: (product) => <ActiveCell product={product} save={save} />,
    },
  };
}
