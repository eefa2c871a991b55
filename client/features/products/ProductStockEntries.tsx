import { Group, Paper, Title } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { AdjustStockDialog } from './AdjustStockDialog.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { StockEntryTable } from './StockEntryTable.tsx';

export function ProductStockEntries({ product }: { product: ProductForm_ProductFragment }) {
  const { t } = useTranslation(['products', 'records']);
  const mayEdit = useIsInGroup('editor');
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <Paper p="lg" component="section" aria-labelledby="stock">
      <Group justify="space-between" mb="xs" mih={30}>
        <Title id="stock" order={2} size="h4">
          {t('records:fieldsOf.Product.totalUnit')}
        </Title>
        {mayEdit ? (
          <ActionButton
            label={t('adjust.open')}
            icon={IconPlusMinus}
            size="xs"
            variant="default"
            onClick={() => setIsAdjusting(true)}
          />
        ) : null}
      </Group>
      <StockEntryTable key={product.version} productId={product.id} />
      {isAdjusting ? (
        <AdjustStockDialog product={product} onClose={() => setIsAdjusting(false)} />
      ) : null}
    </Paper>
  );
}
