import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { SharedDialogProps } from '../../records/sharedDialogs.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { AdjustStockForm } from './AdjustStockForm.tsx';
import { RestockDialogDocument } from './RestockDialog.generated.ts';

/** Adjusts the stock of a product from a page that has none of its fields. */
export function RestockDialog({ id, onClose }: SharedDialogProps) {
  const { t } = useTranslation('products');
  const { data, error, refetch } = useQuery(RestockDialogDocument, { variables: { id } });
  const product = data?.product;
  return (
    <PlainDialog isOpen onClose={onClose} title={t('adjust.open')}>
      {product ? (
        <AdjustStockForm product={product} onClose={onClose} />
      ) : (
        <PendingPart
          error={data ? new Error(id) : error}
          onRetry={() => void refetch()}
          lines={5}
        />
      )}
    </PlainDialog>
  );
}
