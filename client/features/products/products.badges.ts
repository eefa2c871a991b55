import { ProductRating } from './ProductRating.tsx';

export const badges = { ProductRating };

declare module '../../records/list/lentBadges.ts' {
  interface LentBadges {
    ProductRating: typeof ProductRating;
  }
}
