import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'shop', path: '/shop?category=audio', heading: 'Shop', as: 'guest' },
  { name: 'shop-product', path: `/shop/${seedId('products', 0)}`, heading: /./, as: 'guest' },
  {
    name: 'cart',
    path: '/cart',
    heading: 'Cart',
    as: 'sa',
    prepare: (page) => expect(page.getByRole('button', { name: /^Buy for/ })).toBeVisible(),
  },
  { name: 'empty-cart', path: '/cart', heading: 'Cart', as: 'guest' },
];
