import type { PriceChangeInput } from '../../generated/schema.ts';
import { percentLimits, priceLimits } from '../../../gateway/formats/numbers.rules.ts';
import type { FieldValues } from '../../records/form/fieldOverrides.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import { numberOf } from '../../ui/numberOf.ts';

export const priceChanges = ['raiseAmount', 'raisePercent', 'lowerAmount', 'lowerPercent'] as const;

/** The values with which no price changes. */
export const samePrice: FieldValues = { price: '', by: '' };

export const byLimits = (price: string) =>
  price.endsWith('Percent') ? percentLimits : priceLimits;

/** Returns the change of the prices, if there is one; undefined while its amount is missing. */
export function priceChangeOf({
  price,
  by,
}: FieldValues): { price?: PriceChangeInput } | undefined {
  const way = textIn(price!);
  if (way === '') return {};
  if (by === '') return undefined;
  const amount = numberOf(by as number | string);
  return {
    price: {
      direction: way.startsWith('raise') ? 'raise' : 'lower',
      ...(way.endsWith('Amount') ? { amount } : { percent: amount }),
    },
  };
}
