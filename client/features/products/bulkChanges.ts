import type { ProductChangesInput } from '../../generated/schema.ts';
import { percentLimits, priceLimits } from '../../../gateway/formats/numbers.rules.ts';
import { numberOf } from '../../ui/numberOf.ts';
import type { productCategories } from './productFilter.ts';

export const priceChanges = ['raiseAmount', 'raisePercent', 'lowerAmount', 'lowerPercent'] as const;

/** The dialog's values; an empty one leaves its field as it is. */
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

export const byLimits = (price: BulkValues['price']) =>
  price.endsWith('Percent') ? percentLimits : priceLimits;

/** Returns the changes; undefined when nothing would change. */
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
