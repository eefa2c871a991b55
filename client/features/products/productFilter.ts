import type { ProductFilter } from '../../generated/schema.ts';

export const productCategories = ['audio', 'fashion', 'cellphone', 'accessories'] as const;

export const productFilterKeys = ['text', 'category', 'active', 'stock'] as const;

/** The filter that a list's URL stands for; unknown values are as if left out. */
export function productFilterIn(parameters: URLSearchParams): ProductFilter {
  const category = productCategories.find((each) => each === parameters.get('category'));
  const active = parameters.get('active');
  return {
    text: parameters.get('text') || null,
    category: category ? [category] : null,
    lowStock: parameters.get('stock') === 'low' ? true : null,
    active: active === 'yes' ? true : active === 'no' ? false : null,
  };
}
