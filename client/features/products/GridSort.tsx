import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../records/list/useListParams.ts';

const sorts = [
  'title-ascending',
  'title-descending',
  'price-ascending',
  'price-descending',
  'totalUnit-ascending',
  'totalUnit-descending',
  'rating-descending',
  'rating-ascending',
] as const;

export function GridSort() {
  const { t } = useTranslation('products');
  const { get, change } = useListParams();
  const current = `${get('sort')}-${get('direction') || 'descending'}`;
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={sorts.find((each) => each === current) ?? sorts[0]}
      data={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      onChange={({ currentTarget }) => {
        const [sort, direction] = currentTarget.value.split('-');
        change({ sort, direction });
      }}
    />
  );
}
