import type { ProductFilter } from '../../generated/schema.ts';

export const productCategories = ['audio', 'fashion', 'cellphone', 'accessories'] as const;

export const productFilterKeys = ['text', 'category', 'active', 'lowStock'] as const;

export function productFilterIn(parameters: URLSearchParams): ProductFilter {
  const category = productCategories.find((each) => each === parameters.get('category'));
  const flag = (key: string) => ({ yes: true, no: false })[parameters.get(key) ?? ''] ?? null;
  return {
    text: parameters.get('text') || null,
    category: category ? [category] : null,
    active: flag('active'),
    lowStock: flag('lowStock'),
  };
}
