import { join } from 'node:path';
import { INVOICES } from '../seed/invoices.ts';
import { seedId } from '../seed/seed.ts';

export interface Picture {
  file: string;
  path: string;
  theme: 'light' | 'dark';
}

export const picturesFolder = join(import.meta.dirname, '../docs/pictures');

export const pictures: readonly Picture[] = [
  {
    file: 'customers.webp',
    path: '/clientes?status=active&canal=!referral&sort=lifetimeAmount&direction=descending',
    theme: 'light',
  },
  { file: 'invoice.webp', path: `/invoices/${seedId('invoices', INVOICES - 1)}`, theme: 'dark' },
];
