import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { ListFilters } from '../../components/ListFilters.tsx';
import { productCategories, productFilterKeys } from './productFilter.ts';

export function ProductFilters() {
  const { t } = useTranslation('products');
  const any = t('filters.any');
  return (
    <ListFilters label={t('filters.text')} keys={productFilterKeys}>
      <ChoiceFilter
        label={t('fields.category')}
        name="category"
        any={any}
        choices={productCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <ChoiceFilter
        label={t('fields.isActive')}
        name="active"
        any={any}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`active.${value}`) }))}
      />
      <ChoiceFilter
        label={t('fields.totalUnit')}
        name="lowStock"
        any={any}
        choices={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`lowStock.${value}`),
        }))}
      />
    </ListFilters>
  );
}
