import type { ProductChangesInput } from '../../generated/schema.ts';
import { moneyLimits, percentLimits } from '../../../gateway/numbers.rules.ts';
import { numberOf } from '../../components/numberOf.ts';
import type { productCategories } from './productFilter.ts';

/** The ways in which prices can change, as the dialog names them. */
export const priceChanges = ['raiseAmount', 'raisePercent', 'lowerAmount', 'lowerPercent'] as const;

/** What stands in the dialog; an empty one stays as it is. */
export interface BulkValues {
  price: '' | (typeof priceChanges)[number];
  by: number | string;
  totalUnit: number | string;
  isActive: '' | 'yes' | 'no';
  category: '' | (typeof productCategories)[number];
}

export const noChange: BulkValues = {
  price: '',
  by: '',
  totalUnit: '',
  isActive: '',
  category: '',
};

/** What a price can be raised or lowered by. */
export const byLimits = (price: BulkValues['price']) =>
  price.endsWith('Percent') ? percentLimits : moneyLimits;

/** As the gateway takes it; undefined while nothing would change. */
export function changesOf(values: BulkValues): ProductChangesInput | undefined {
  const { price, by, totalUnit, isActive, category } = values;
  if (price && by === '') return undefined;
  const changes = {
    ...(price && {
      price: {
        direction: price.startsWith('raise') ? ('raise' as const) : ('lower' as const),
        ...(price.endsWith('Amount') ? { amount: numberOf(by) } : { percent: numberOf(by) }),
      },
    }),
    ...(totalUnit !== '' && { totalUnit: numberOf(totalUnit) }),
    ...(isActive && { isActive: isActive === 'yes' }),
    ...(category && { category }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
