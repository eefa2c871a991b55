import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import type { ProductActions_ProductFragment } from './ProductActions.generated.ts';

export function ProductActions({ product }: { product: ProductActions_ProductFragment }) {
  const { t } = useTranslation('products');
  const mayEdit = useIsInGroup('editor');
  if (!mayEdit) return null;
  return (
    <>
      <DeleteProductButton product={product} />
      <ActionButton
        label={t('actions.duplicate')}
        icon={IconCopy}
        variant="default"
        to={linkTo.copyOfProduct(product.id)}
      />
      <EditRecordButton isMain to={linkTo.editProduct(product.id)} label={t('actions.edit')} />
    </>
  );
}
