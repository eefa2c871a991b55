import {
  moneyLimits,
  type NumberLimits,
  percentLimits,
  priceLimits,
  quantityLimits,
} from '../../gateway/formats/numbers.rules.ts';
import type { DeclaredField } from './declaration.ts';

const usual: Partial<Record<DeclaredField['kind'], NumberLimits>> = {
  money: moneyLimits,
  percent: percentLimits,
  quantity: quantityLimits,
  unitPrice: priceLimits,
  whole: { decimals: 0 },
  number: { decimals: 12 },
};

export function limitsOf({ kind, min, max }: DeclaredField): NumberLimits {
  return {
    ...(usual[kind] ?? { decimals: 0 }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

export const isNumber = ({ kind }: DeclaredField) => usual[kind] !== undefined;

const LONGEST_LINE = 300;

/** Whether a field's text can have several lines. */
export const isLong = ({ kind, maxLength = 0 }: Pick<DeclaredField, 'kind' | 'maxLength'>) =>
  kind === 'text' && maxLength > LONGEST_LINE;
