import { choicesIn } from '../../records/list/filters/choices.ts';
import type { ProductFilter } from '../../generated/schema.ts';

export const productCategories = ['audio', 'fashion', 'cellphone', 'accessories'] as const;

export const productFilterKeys = ['text', 'category', 'active', 'lowStock'] as const;

export function productFilterIn(parameters: URLSearchParams): ProductFilter {
  const flag = (key: string) => ({ yes: true, no: false })[parameters.get(key) ?? ''] ?? null;
  return {
    text: parameters.get('text') || null,
    ...choicesIn(parameters, 'category', {
      any: 'category',
      none: 'categoryNotIn',
      known: productCategories,
    }),
    active: flag('active'),
    lowStock: flag('lowStock'),
  };
}
