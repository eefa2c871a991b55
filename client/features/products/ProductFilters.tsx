import { useTranslation } from 'react-i18next';
import { moneyLimits } from '../../../gateway/formats/numbers.rules.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { productCategories } from './productFilter.ts';
import { productFilterIn } from './productListFilter.ts';

const list = { kind: 'Product', many: 'products', filterIn: productFilterIn };
const counted = (by: string) => ({ ...list, by });

export function ProductFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['products', 'records']);
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
        {
          kind: 'choices',
          name: 'category',
          label: t('records:fieldsOf.Product.category'),
          choices: productCategories.map((value) => ({
            value,
            label: t(`records:choicesOf.Product.category.${value}`),
          })),
          counted: counted('category'),
        },
        {
          kind: 'choices',
          name: 'active',
          label: t('records:fieldsOf.Product.isActive'),
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
        {
          kind: 'values',
          name: 'brand',
          label: t('records:fieldsOf.Product.brand'),
          counted: counted('brand'),
        },
        {
          kind: 'numbers',
          name: 'priceFrom',
          to: 'priceTo',
          label: t('records:fieldsOf.Product.price'),
          limits: moneyLimits,
        },
      ]}
    />
  );
}
