import { useReadQuery } from '@apollo/client/react';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordMenu } from '../../records/page/RecordMenu.tsx';
import { RecordRelated } from '../../records/page/RecordRelated.tsx';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import type { loader } from './ProductPage.loader.ts';
import { ProductSales } from './ProductSales.tsx';
import { ProductStockEntries } from './ProductStockEntries.tsx';

export function ProductPage() {
  const { t } = useTranslation('products');
  const { declaration, record } = useLoaderData<typeof loader>();
  const { product } = useReadQuery(record).data;
  return (
    <RecordPage
      title={product?.title}
      badge={
        product?.isActive === false ? <StatusBadge color="gray">{t('inactive')}</StatusBadge> : null
      }
      list={{ name: t('title'), path: paths.products }}
      historyOf={product}
      actions={product ? <Actions declaration={declaration} product={product} /> : null}
      aside={
        product ? (
          <>
            <ProductDetails key={product.id} declaration={declaration} product={product} />
            <RecordRelated declaration={declaration} id={product.id} />
          </>
        ) : null
      }
    >
      {product ? (
        <>
          <Timeline kind="Product" id={product.id} write={declaration.write} />
          <ProductStockEntries product={product} />
          <ProductSales product={product} />
        </>
      ) : null}
    </RecordPage>
  );
}

interface ActionsProps {
  declaration: RecordDeclaration;
  product: ProductForm_ProductFragment;
}

function Actions({ declaration, product: { id, title } }: ActionsProps) {
  const { t } = useTranslation('products');
  const mayEdit = useIsInGroup('editor');
  const remove = useDeleteAction(declaration, id, { name: title });
  if (!mayEdit) return null;
  return (
    <>
      <ActionButton
        label={t('actions.edit')}
        icon={IconPencil}
        to={linkTo.editProduct(id)}
        keyed="edit"
      />
      <RecordMenu
        actions={[
          {
            as: 'duplicate',
            label: t('actions.duplicate'),
            icon: IconCopy,
            to: linkTo.copyOfProduct(id),
          },
          remove,
        ]}
      />
    </>
  );
}
