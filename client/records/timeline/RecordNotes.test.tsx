import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedId } from '../../../gateway/testing/seeded-ids.ts';
import { startGateway, type TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));

it.each([
  ['a product', `/produtos/${seedId('products', 0)}`],
  ['an invoice', `/invoices/${seedId('invoices', 0)}`],
  ['a user', `/users/${seedId('users', 0)}`],
  ['a project', `/projects/${seedId('projects', 0)}`],
  ['a customer', `/clientes/${seedId('customers', 0)}`],
  ['a deal', `/vendas/${seedId('deals', 0)}`],
])('a note is written on %s, and what is typed is kept till then', async (_what, page) => {
  const token = await gateway.tokenFor('ADMIN');
  const { navigate } = await renderAt(page, { token, gateway });
  await timeline();
  await fill('Write a note', 'Volta em maio.');
  await navigate('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await navigate(page);
  await timeline();
  expect(valueOf('Write a note')).toBe('Volta em maio.');
  await press('Add note');
  const note = within((await (await timeline()).findByText('Volta em maio.')).closest('li')!);
  note.getByText(/^admin-/);
  expect(valueOf('Write a note')).toBe('');
});

it('a guest reads the notes and writes none', async () => {
  await renderAt(`/produtos/${seedId('products', 1)}`, { as: 'GUEST', gateway });
  await (await timeline()).findByText('No activity yet.');
  expect(screen.queryByLabelText('Write a note')).toBe(null);
});
