import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../../gateway/testing/sample-deals.ts';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { follow, chooseAction, click, editInPlace, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function startWithDeal() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  const customerId = await createdCustomerId(gateway, token);
  const { id } = await createdDeal(gateway, token, { customerId, title: 'Som ambiente' });
  return { gateway, url: `/vendas/${id}` };
}

it('shows a deal’s products and timeline, takes a note and moves it on', async () => {
  const { gateway, url } = await startWithDeal();
  const { reload } = await renderAt(url, { as: 'EDITOR', gateway });
  const products = within(await screen.findByRole('table', { name: 'Products' }));
  expect(products.getAllByRole('columnheader', { name: '$ 1,049.70' })).toHaveLength(1);
  screen.getByText('In this stage since today');
  await editInPlace('Expected', '2031-05-06');
  await screen.findByText('Som ambiente: Expected changed.');
  await press('More actions');
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBe(null);
  await press('More actions');
  await fill('Write a note', ' Ligar na segunda. ');
  await press('Add note');
  await press('Move to…');
  await click('menuitem', 'Qualified');
  await screen.findByText('From Lead to Qualified');
  await reload();
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('From Lead to Qualified'),
    expect.stringContaining('Ligar na segunda.'),
    expect.stringContaining('Started as Lead'),
  ]);
});

it.each([
  ['10', '$ 1,154.67 (with VAT 10%: $ 104.97)'],
  ['7.5', '$ 1,128.43 (with VAT 7.5%: $ 78.73)'],
])('names the invoice’s total with the tax of %s% that it adds', async (taxRate, expected) => {
  const { gateway, url } = await startWithDeal();
  await setCompany(gateway, { taxRate: Number(taxRate) * 1000, pricesIncludeTax: 0 });
  await renderAt(url, { as: 'EDITOR', gateway });
  await screen.findByText('Invoice total');
  screen.getByText(expected);
});

it('names no other total where prices include the tax', async () => {
  const { gateway, url } = await startWithDeal();
  await setCompany(gateway, { pricesIncludeTax: 1 });
  await renderAt(url, { as: 'EDITOR', gateway });
  await screen.findByText('In this stage since today');
  expect(screen.queryByText('Invoice total')).toBe(null);
});

it('a deal that is deleted comes back by undo', async () => {
  const { gateway, url } = await startWithDeal();
  const { location } = await renderAt(url, { as: 'ADMIN', gateway });
  await chooseAction('Delete');
  await screen.findByRole('heading', { name: 'No deals yet' });
  expect(location()).toBe('/vendas');
  await press('Undo');
  await follow('Show');
  await screen.findByRole('heading', { level: 1, name: 'Som ambiente' });
  expect(location()).toBe(url);
});

it('has another customer as soon as one that was found is chosen, or none', async () => {
  const { gateway, url } = await startWithDeal();
  const token = await gateway.tokenFor('EDITOR');
  await createdCustomerId(gateway, token, 'Padaria Aurora');
  const { reload } = await renderAt(url, { as: 'EDITOR', gateway });
  await press('Edit Customer');
  await fill('Customer', 'aurora');
  await click('option', /^Padaria Aurora/);
  await screen.findByText('Som ambiente: Customer changed.');
  await reload();
  await screen.findByRole('link', { name: 'Padaria Aurora' });
  await press('Edit Customer');
  await press('Clear Customer');
  await screen.findByRole('button', { name: 'Add Customer' });
});
