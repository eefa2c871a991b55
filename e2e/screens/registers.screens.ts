import { seedId } from '../../seed/seed.ts';
import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'customers', path: '/clientes', heading: 'Clientes', as: 'editor' },
  { name: 'site', path: '/clientes?canal=site', heading: 'Clientes', as: 'guest' },
  { name: 'customer', path: `/clientes/${seedId('customers', 0)}`, heading: /./, as: 'guest' },
  { name: 'products', path: '/produtos', heading: 'Produtos', as: 'guest' },
  { name: 'product', path: `/produtos/${seedId('products', 0)}`, heading: /./, as: 'guest' },
  { name: 'deals', path: '/vendas', heading: 'Vendas', as: 'guest' },
  { name: 'deal', path: `/vendas/${seedId('deals', 0)}`, heading: /./, as: 'guest' },
];
