import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it.each(['/clientes/sabia', '/clientes?peek=sabia'])(
  'the figures name what invoices of each currency come to, at %s',
  async (url) => {
    const gateway = await startWithCustomers(sabia);
    const sold = { customerId: sabia.id, vat: 0 };
    await addInvoices(gateway, [
      { ...sold, items: [{ name: 'Bolo', unit: 1, price: 50 }] },
      { ...sold, currency: 'R$', items: [{ name: 'Bolo', unit: 1, price: 280 }] },
    ]);
    await renderAt(url, { as: 'GUEST', gateway });
    const label = await screen.findByText('Lifetime value', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('$\u00a050.00 · R$\u00a0280.00');
    const open = screen.getByText('Open', { selector: 'dt' });
    expect(open.nextElementSibling?.textContent).toBe('$\u00a050.00 · R$\u00a0280.00');
  },
);

it('the list begins with what is open in the currency of the company, and breaks no sum', async () => {
  const gateway = await startWithCustomers(sabia);
  await setCompany(gateway, { currency: 'BRL' });
  const price = 1_234_567.89;
  const items = [{ name: 'Bolo', unit: 1, price }];
  await addInvoices(
    gateway,
    ['$', '€', 'R$'].map((currency) => ({ customerId: sabia.id, vat: 0, currency, items })),
  );
  await renderAt('/clientes', { as: 'GUEST', gateway });
  const row = (await screen.findByText(sabia.name)).closest('tr')!;
  expect(row.textContent.replaceAll('\u00a0', '_')).toContain(
    'R$_1,234,567.89 · $_1,234,567.89 · €_1,234,567.89',
  );
});

it('a CNPJ is broken before its branch where there is no room for it', async () => {
  const gateway = await startWithCustomers(sabia);
  await renderAt('/clientes/sabia', { as: 'GUEST', gateway });
  const label = await screen.findByText('CNPJ', { selector: 'dt' });
  expect(label.nextElementSibling?.innerHTML).toContain('/<wbr>');
});
