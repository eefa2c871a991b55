import { useTranslation } from 'react-i18next';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { productCategories, productFilterIn } from './productFilter.ts';

const counted = (by: string) => ({
  kind: 'Product',
  many: 'products',
  by,
  filterIn: productFilterIn,
});

export function ProductFilters() {
  const { t } = useTranslation('products');
  return (
    <ListFilters
      label={t('filters.text')}
      filters={[
        {
          kind: 'choices',
          name: 'category',
          label: t('fields.category'),
          choices: productCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
          counted: counted('category'),
        },
        {
          kind: 'choices',
          name: 'active',
          label: t('fields.isActive'),
          choices: [
            { value: 'yes', label: t('active.yes'), of: ['true'] },
            { value: 'no', label: t('active.no'), of: ['false'] },
          ],
          isSingle: true,
          counted: counted('isActive'),
        },
        {
          kind: 'choices',
          name: 'lowStock',
          label: t('fields.totalUnit'),
          choices: (['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`lowStock.${value}`),
          })),
          isSingle: true,
        },
      ]}
    />
  );
}
