import type { Page } from '../../store/paging.ts';

export interface ProductRow {
  id: string;
  sku: string;
  title: string;
  category: ProductCategory;
  brand: string;
  description: string;
  imgUrl: string;
  imgAlt: string;
  priceCents: number;
  totalUnit: number;
  stockThreshold: number;
  /** From 1 to 5. */
  rating: number;
  freeShipping: 0 | 1;
  isActive: 0 | 1;
  version: number;
  titleKey: string;
  searchText: string;
  createdNumber?: number;
}

export type ProductPage = Page<ProductRow>;

export type ProductCategory = 'audio' | 'fashion' | 'cellphone' | 'accessories';

declare module '../../store/database.ts' {
  interface Database {
    products: ProductRow;
  }
}
