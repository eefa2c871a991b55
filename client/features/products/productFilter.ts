import { choicesFilter } from '../../records/list/filters/choices.ts';
import type { ProductFilter } from '../../generated/schema.ts';

export const productCategories = ['audio', 'fashion', 'cellphone', 'accessories'] as const;

// prettier-ignore
const ownKeys = ['text', 'category', 'active', 'lowStock', 'brand', 'priceFrom', 'priceTo'] as const;

function readProduct(parameters: URLSearchParams): ProductFilter {
  const flag = (key: string) => ({ yes: true, no: false })[parameters.get(key) ?? ''] ?? null;
  return {
    text: parameters.get('text') || null,
    ...choicesFilter(parameters, 'category', {
      any: 'category',
      none: 'categoryNotIn',
      known: productCategories,
    }),
    active: flag('active'),
    lowStock: flag('lowStock'),
    ...choicesFilter(parameters, 'brand', { any: 'brand', none: 'brandNotIn' }),
    priceFrom: amountIn(parameters, 'priceFrom'),
    priceTo: amountIn(parameters, 'priceTo'),
  };
}

function amountIn(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name) ?? '';
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

/** The list's own filter; those of other declared fields are beside it. */
export const ownProductFilter = {
  read: readProduct,
  fields: ['category', 'isActive', 'brand', 'sku'],
  keys: ownKeys,
};
