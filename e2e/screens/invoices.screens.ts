import { expect, type Page } from '@playwright/test';
import { orderNoOf } from '../../gateway/domains/invoices/invoices.rules.ts';
import { INVOICES } from '../../seed/invoices.ts';
import { seedId } from '../../seed/seed.ts';
import { press, type Screen } from './screen.ts';

const invoice = `/invoices/${seedId('invoices', 11)}`;
/** The newest one is never delivered yet, whatever the day of the demo. */
const form = `/invoices/${seedId('invoices', INVOICES - 1)}/edit`;

async function selectTwo(page: Page) {
  await page.locator('tbody').getByRole('checkbox').nth(0).check();
  await page.locator('tbody').getByRole('checkbox').nth(2).check();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
}

export const screens: Screen[] = [
  {
    name: 'invoices-preview',
    path: `/invoices?peek=${seedId('invoices', 11)}`,
    heading: 'Invoices',
    as: 'editor',
    async prepare(page) {
      await expect(page.getByRole('complementary').getByRole('table')).toBeVisible();
    },
  },
  { name: 'invoices', path: '/invoices', heading: 'Invoices', as: 'editor' },
  { name: 'no-match', path: '/invoices?text=nothing+like+it', heading: 'Invoices', as: 'editor' },
  {
    name: 'invoices-columns',
    path: '/invoices?columns=orderNo,total,buyer&density=compact',
    heading: 'Invoices',
    as: 'guest',
    prepare: press('Columns and density'),
  },
  {
    name: 'invoices-selected',
    path: '/invoices',
    heading: 'Invoices',
    as: 'admin',
    prepare: selectTwo,
  },
  {
    name: 'invoices-views',
    path: '/invoices?status=pending',
    heading: 'Invoices',
    as: 'editor',
    async prepare(page) {
      await press('View: All')(page);
      await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    },
  },
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
  { name: 'invoice-form', path: form, heading: orderNoOf(INVOICES), as: 'editor' },
  {
    name: 'invoice-product',
    path: form,
    heading: orderNoOf(INVOICES),
    as: 'editor',
    async prepare(page) {
      await page.getByRole('combobox', { name: 'Item of line 1' }).fill('cabo');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'no-invoice', path: '/invoices/none', heading: 'Invoices', as: 'guest' },
];
