import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click, press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let id: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A: 1.5', status: 'pending' }]);
  ({ id } = (await storedInvoice(gateway, 'A: 1.5'))!);
});

const menu = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
/** The links behind that of the first page. */
const links = () =>
  menu()
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.getAttribute('href'));

/** Chooses from the palette; returns what it shows above. */
async function choose(name: string) {
  await press('Search');
  await screen.findByPlaceholderText('Search here...');
  const palette = within(screen.getByRole('dialog', { name: /^Search pages/ }));
  const choice = await palette.findByRole('button', { name });
  await act(async () => fireEvent.click(choice));
}

it('a record that is pinned from its menu comes first in the navigation, by its title, and lasts', async () => {
  const { reload } = await renderAt(`/invoices/${id}`, { as: 'GUEST', gateway });
  await screen.findByRole('button', { name: 'More actions' });
  expect(links()[0]).not.toBe(`/invoices/${id}`);
  await press('More actions');
  await click('menuitem', 'Pin this page');
  expect(links()[0]).toBe(`/invoices/${id}`);
  menu().getByRole('link', { name: 'A: 1.5' });

  await reload();
  await press('More actions');
  await click('menuitem', 'Unpin this page');
  expect(links()[0]).not.toBe(`/invoices/${id}`);
});

it('a list is pinned with its filter from the palette, and found there before all else', async () => {
  await renderAt('/invoices?status=pending', { as: 'GUEST', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Invoices' });
  await choose('Pin this page');
  expect(links()[0]).toBe('/invoices?status=pending');

  await press('Search');
  await screen.findByPlaceholderText('Search here...');
  const palette = screen.getByRole('dialog', { name: /^Search pages/ });
  await within(palette).findByRole('button', { name: 'Unpin this page' });
  expect(within(palette).getAllByRole('button')[0]?.textContent).toBe('Invoices · Pending');
});

it('another account of the browser has pins of its own', async () => {
  await renderAt('/calendar', { as: 'GUEST', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  await choose('Pin this page');
  expect(links()[0]).toBe('/calendar');
  await renderAt('/calendar', { as: 'EDITOR', gateway });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  expect(links()[0]).not.toBe('/calendar');
});
