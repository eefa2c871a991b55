import { expect } from '@playwright/test';
import { seedId } from '../../seed/seed.ts';
import { askAsUser } from '../watched.ts';
import { press, type Screen } from './screen.ts';

const file = [
  'Nome;CPF ou CNPJ;Cidade;Etiqueta da loja',
  'Ateliê Mandacaru;;Olinda;A-1',
  'Livraria Jatobá;;Santos;B-7',
  'Café Serra Azul;123;Campinas;C-3',
].join('\r\n');

const createPerson = `mutation ($name: String!) {
  createCustomer(input: { kind: person, name: $name }) { customer { id } }
}`;

const customer = seedId('customers', 0);

export const screens: Screen[] = [
  {
    name: 'customers-preview',
    path: `/clientes?peek=${seedId('customers', 1)}`,
    heading: 'Clientes',
    as: 'editor',
    async prepare(page) {
      await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
    },
  },
  { name: 'customers', path: '/clientes', heading: 'Clientes', as: 'editor' },
  { name: 'site', path: '/clientes?canal=site', heading: 'Clientes', as: 'guest' },
  { name: 'customer-new', path: '/clientes/new', heading: 'New customer', as: 'editor' },
  {
    name: 'customer',
    path: `/clientes/${customer}`,
    heading: /./,
    as: 'admin',
    prepare: (page) => expect(page.getByRole('img', { name: /on the map|no mapa/ })).toBeVisible(),
  },
  { name: 'customer-form', path: `/clientes/${customer}/edit`, heading: /./, as: 'editor' },
  {
    name: 'customers-duplicates',
    path: '/clientes/duplicates',
    heading: 'Likely duplicates',
    as: 'editor',
    async prepare(page) {
      for (const name of ['Henrique Gonzales', 'Enrique Gonsales']) {
        await askAsUser(page, createPerson, { name });
      }
      await page.reload();
      const pair = { name: /(Henrique|Enrique) Gon[zs]ales and (Henrique|Enrique) Gon[zs]ales/ };
      await expect(page.getByRole('listitem', pair).first()).toBeVisible();
    },
  },
  {
    name: 'customers-merge',
    path: `/clientes/${customer}/merge?with=${seedId('customers', 1)}`,
    heading: /./,
    as: 'admin',
  },
  {
    name: 'customers-merge-choice',
    path: `/clientes/${customer}/merge`,
    heading: /./,
    as: 'editor',
  },
  { name: 'products', path: '/produtos', heading: 'Produtos', as: 'editor' },
  { name: 'products-grid', path: '/produtos?as=grid', heading: 'Produtos', as: 'editor' },
  { name: 'product-new', path: '/produtos/new', heading: 'New product', as: 'editor' },
  {
    name: 'product-form',
    path: `/produtos/${seedId('products', 0)}/edit`,
    heading: /./,
    as: 'editor',
  },
  {
    name: 'products-paste',
    path: '/produtos',
    heading: 'Produtos',
    as: 'editor',
    async prepare(page) {
      await press('Paste column')(page);
      await page.getByLabel('Column', { exact: true }).fill('299.90\n-5\n349.90');
      await page.getByRole('cell', { name: /^(Enter|must be)/ }).waitFor();
    },
  },
  { name: 'product', path: `/produtos/${seedId('products', 0)}`, heading: /./, as: 'guest' },
  { name: 'products-import', path: '/produtos/import', heading: /./, as: 'admin' },
  {
    name: 'customers-import',
    path: '/clientes/import',
    heading: /./,
    as: 'admin',
    // It shows what a file holds, and what the gateway says of it.
    isEnglish: true,
    async prepare(page) {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await page.getByRole('button', { name: 'Check file' }).click();
      await page.getByRole('cell', { name: 'Enter a valid CPF' }).waitFor();
    },
  },
];
