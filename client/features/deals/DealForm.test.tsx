import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../../gateway/testing/sample-deals.ts';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import { chooseAction, click, fields, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('makes a deal of a customer and of products from the catalogue, and opens it', async () => {
  const gateway = await startOwnGateway();
  await createdCustomerId(gateway, await gateway.tokenFor('EDITOR'));
  const { location } = await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  await press('Create deal');
  expect(screen.getAllByText('this field is required')).toHaveLength(1);
  await fill(/^Title/, 'Enxoval da pousada');
  act(() => screen.getByLabelText('Customer', fields).focus());
  await fill('Customer', 'zelia uchoa');
  await click('option', /^Zélia Uchôa/);
  await fill(/^Expected/, '2030-03-31');
  await fill('Next step', 'Levar a amostra');
  await press('Create deal');
  screen.getByText('Choose a day for the next step');
  await fill('Next step on', '2020-01-31');
  await press('Add product');
  const line = await screen.findByLabelText('Product of line 1', fields);
  expect(document.activeElement).toBe(line);
  await fill('Product of line 1', 'CABO usb');
  await click('option', /^Cabo USB-C 2 m/);
  await fill('Quantity of line 1', '3');
  await press('Increase: Quantity of line 1');
  await screen.findByText('Total: $ 159.80');
  await press('Decrease: Quantity of line 1');
  await screen.findByText('Total: $ 119.85');
  await press('Create deal');
  await screen.findByText('Enxoval da pousada was created.');
  await screen.findByRole('heading', { level: 1, name: 'Enxoval da pousada' });
  expect(location()).toMatch(/^\/vendas\/\w+$/);
  screen.getByText('Mar 31, 2030');
  screen.getByText(/^Levar a amostra, [\d,]+ days overdue$/);
  screen.getByRole('link', { name: 'Zélia Uchôa' });
  screen.getByRole('link', { name: 'Cabo USB-C 2 m' });
});

it('Enter in a product’s line goes on to the next one, and saves nothing', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { location } = await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  const enterIn = async (label: string) => {
    const field = screen.getByLabelText(label, fields);
    await act(async () => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' }));
  };
  const hasFocus = (label: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label, fields)));
  await press('Add product');
  await fill('Product of line 1', 'Pote');
  await fill('Price of line 1', '1.234,56');
  await enterIn('Price of line 1');
  await hasFocus('Product of line 2');
  await enterIn('Product of line 1');
  await hasFocus('Product of line 2');
  expect(screen.queryByLabelText('Product of line 3', fields)).toBe(null);
  expect(location()).toBe('/vendas/new');
});

it('makes a deal in the column that it was begun in, and asks why one was lost', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await createdDeal(gateway, await gateway.tokenFor('EDITOR'));
  await renderAt('/vendas', { as: 'EDITOR', gateway });
  await follow('New deal in Lost');
  await fill(/^Title/, 'Som do salão');
  await press('Create deal');
  await press('Loss reason: this field is required');
  await fill(/^Loss reason/, 'Sem verba.');
  await press('Create deal');
  await screen.findByRole('heading', { level: 1, name: 'Som do salão' });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  for (const text of ['Lost', 'Sem verba.']) details.getByText(text);

  await chooseAction('Edit');
  await fill('Closed on', '2026-01-02');
  await press('Save');
  await within(await screen.findByRole('region', { name: 'Details' })).findByText('Jan 2, 2026');
});

it('takes the product that was chosen of two of one title', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const query =
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
  for (const [brand, price] of [
    ['Sereno', 10],
    ['Candeia', 20],
  ] as const) {
    await gateway.graphql(query, { input: { ...newProduct, brand, price } }, token);
  }
  await renderAt('/vendas/new', { as: 'EDITOR', gateway });
  await press('Add product');
  await fill('Product of line 1', 'rádio de');
  await screen.findByRole('option', { name: /Sereno$/ });
  await click('option', /Candeia$/);
  expect(valueOf('Product of line 1')).toBe(newProduct.title);
  expect(valueOf('Price of line 1')).toBe('20.00');
  await fill(/^Title/, 'Som ambiente');
  await fill(/^Expected/, '2030-03-31');
  await press('Create deal');
  const link = await screen.findByRole('link', { name: newProduct.title });
  await act(async () => fireEvent.click(link));
  await screen.findByText('Candeia');
});

it('merges what someone else saved meanwhile, and loses nothing that was typed', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const { id } = await createdDeal(gateway, token, { title: 'Som ambiente', products: [] });
  const { location } = await renderAt(`/vendas/${id}/edit`, { as: 'EDITOR', gateway });
  await fill(/^Title/, 'Som da loja');
  const query = `mutation ($id: ID!) {
    updateDeal(input: { id: $id, title: "Som do bar", amount: 250.5 }) { deal { id } }
  }`;
  await gateway.graphql(query, { id }, token);
  await press('Save');
  const alert = within(await screen.findByRole('alert', { name: /Someone else changed/ }));
  expect(valueOf(/^Title( \*)?$/)).toBe('Som da loja');
  expect(screen.getByLabelText<HTMLInputElement>('Amount', fields).value).toBe('250.50');
  await act(async () => fireEvent.click(alert.getByRole('radio', { name: 'Title: theirs' })));
  await press('Save');
  await waitFor(() => expect(location()).toBe(`/vendas/${id}`));
  await screen.findByRole('heading', { level: 1, name: 'Som do bar' });
  const details = () => within(screen.getByRole('region', { name: 'Details' }));
  await waitFor(() => details().getByText('$ 250.50'));
});

it('tells the prices of its products as money where someone else changed them', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const { id } = await createdDeal(gateway, token);
  await renderAt(`/vendas/${id}/edit`, { as: 'EDITOR', gateway });
  await fill('Quantity of line 1', '4');
  const query = `mutation ($id: ID!) {
    updateDeal(input: { id: $id, products: [{ name: "Um", quantity: 5, price: 1234.5 }] }) {
      deal { id }
    }
  }`;
  await gateway.graphql(query, { id }, token);
  await press('Save');
  const row = await screen.findByRole('row', { name: /^Products/ });
  expect(row.textContent).toBe('Products5 × Um, $ 1,234.504 × Headset Maré, $ 349.90');
});
