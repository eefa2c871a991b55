import { useTranslation } from 'react-i18next';
import { moneyLimits } from '../../../gateway/formats/numbers.rules.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { productCategories } from './productFilter.ts';
import { productFilterIn } from './productListFilter.ts';

const list = { kind: 'Product', many: 'products', filterIn: productFilterIn };
const counted = (by: string) => ({ ...list, by });

export function ProductFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation('products');
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
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
          label: t('filters.stockLevel'),
          choices: (['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`lowStock.${value}`),
          })),
          isSingle: true,
          counted: list,
        },
        { kind: 'values', name: 'brand', label: t('fields.brand'), counted: counted('brand') },
        {
          kind: 'numbers',
          name: 'priceFrom',
          to: 'priceTo',
          label: t('fields.price'),
          limits: moneyLimits,
        },
      ]}
    />
  );
}
