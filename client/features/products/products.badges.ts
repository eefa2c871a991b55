import { ProductRating } from './ProductRating.tsx';

export const badges = { ProductRating };

declare module '../../records/list/sharedBadges.ts' {
  interface SharedBadges {
    ProductRating: typeof ProductRating;
  }
}
