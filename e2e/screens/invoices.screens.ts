import { seedId } from '../../seed/seed.ts';
import { press, type Screen } from './screen.ts';

const invoice = `/invoices/${seedId('invoices', 11)}`;

export const screens: Screen[] = [
  { name: 'invoices', path: '/invoices', heading: 'Invoices', as: 'editor' },
  { name: 'no-match', path: '/invoices?text=nothing+like+it', heading: 'Invoices', as: 'editor' },
  { name: 'new-invoice', path: '/invoices/new', heading: 'New invoice', as: 'editor' },
  {
    name: 'new-invoice-errors',
    path: '/invoices/new',
    heading: 'New invoice',
    as: 'editor',
    prepare: press('Create invoice'),
  },
  { name: 'invoice', path: invoice, heading: 'INV-000012', as: 'admin' },
  { name: 'invoice-to-read', path: invoice, heading: 'INV-000012', as: 'guest' },
  {
    name: 'invoice-saved',
    path: invoice,
    heading: 'INV-000012',
    as: 'editor',
    prepare: press('Save changes'),
  },
  { name: 'no-invoice', path: '/invoices/none', heading: 'Invoices', as: 'guest' },
];
