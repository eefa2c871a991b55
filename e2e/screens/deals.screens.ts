import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'deals', path: '/vendas', heading: 'Vendas', as: 'editor' },
  {
    name: 'deals-selected',
    path: '/vendas?as=table&attention=lateNextStep',
    heading: 'Vendas',
    as: 'admin',
    prepare: (page) => page.locator('tbody').getByRole('checkbox').first().check(),
  },
  {
    name: 'deals-forecast',
    path: '/vendas?as=forecast',
    heading: 'Vendas',
    as: 'guest',
    async prepare(page) {
      await expect(page.getByRole('img', { name: /Deal value by month/ })).toBeVisible();
    },
  },
  { name: 'deal', path: `/vendas/${seedId('deals', 4)}`, heading: /./, as: 'admin' },
  { name: 'loss-reasons', path: '/loss-reasons', heading: 'Loss reasons', as: 'admin' },
  { name: 'deal-new', path: '/vendas/new', heading: 'New deal', as: 'editor' },
  {
    name: 'deal-form',
    path: `/vendas/${seedId('deals', 4)}/edit`,
    heading: /./,
    as: 'editor',
  },
];
