import { useQuery } from '@apollo/client/react';
import { Avatar, Group, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import { ProductSelectDocument } from './ProductSelect.generated.ts';

export function ProductSelect() {
  const { t } = useTranslation('material-autocomplete', { keyPrefix: 'examples.ProductSelect' });
  const { number, price: priceText } = useFormat();
  const { data, error, refetch } = useQuery(ProductSelectDocument);
  if (!data) return <PendingPart lines={2} error={error} onRetry={() => void refetch()} />;
  const products = new Map(data.products.nodes.map((product) => [product.id, product]));
  return (
    <Select
      label={t('label')}
      placeholder={t('placeholder')}
      maw={400}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('none')}
      maxDropdownHeight={260}
      data={[...products.values()].map(({ id, title }) => ({ value: id, label: title }))}
      renderOption={({ option }) => {
        const { imgUrl, price, totalUnit } = products.get(option.value)!;
        return (
          <Group gap="sm" wrap="nowrap">
            <Avatar src={imgUrl} alt="" radius="sm" />
            <div>
              <Text size="sm">{option.label}</Text>
              <Text size="sm" c="dimmed">
                {t('offer', { price: priceText(price), stock: number(totalUnit) })}
              </Text>
            </div>
          </Group>
        );
      }}
    />
  );
}
