import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { AdjustStockForm } from './AdjustStockForm.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';

interface Props {
  product: ProductForm_ProductFragment;
  onClose: () => void;
}

export function AdjustStockDialog({ product, onClose }: Props) {
  const { t } = useTranslation('products');
  return (
    <PlainDialog isOpen onClose={onClose} title={t('adjust.open')}>
      <AdjustStockForm product={product} onClose={onClose} />
    </PlainDialog>
  );
}
