import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import { DeleteProductButton } from './DeleteProductButton.tsx';
import type { ProductActions_ProductFragment } from './ProductActions.generated.ts';

/** What can be done with a product; what a role may not do is not offered. */
export function ProductActions({ product }: { product: ProductActions_ProductFragment }) {
  const { t } = useTranslation('products');
  const mayEdit = useIsInGroup('editor');
  if (!mayEdit) return null;
  return (
    <>
      <DeleteProductButton product={product} />
      <Button
        variant="default"
        component={Link}
        to={linkTo.copyOfProduct(product.id)}
        leftSection={<IconCopy size={18} aria-hidden />}
      >
        {t('actions.duplicate')}
      </Button>
      <EditRecordButton isMain to={linkTo.editProduct(product.id)} label={t('actions.edit')} />
    </>
  );
}
