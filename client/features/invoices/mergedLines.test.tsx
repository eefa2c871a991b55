import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const items = [
  { name: 'Mel', unit: 2, price: 10 },
  { name: 'Gasolina', unit: 40, price: 5.789 },
];

async function openWhileElseChanges(lines: object[]) {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ id: 'i1', orderNo: 'A-1', items }]);
  await renderAt('/invoices/i1/edit', { as: 'EDITOR', gateway });
  await fill('Price of line 1', '12.125');
  const query = `mutation ($items: [InvoiceItemInput!]) {
    updateInvoice(input: { id: "i1", items: $items }) { invoice { id } }
  }`;
  await gateway.graphql(query, { items: lines }, await gateway.tokenFor('ADMIN'));
  await press('Save changes');
  return { gateway, alert: within(await screen.findByRole('alert', { name: /Someone else/ })) };
}

it('two people’s changes of different lines both stand, and it says who changed the others when', async () => {
  const changed = [items[0]!, { ...items[1]!, unit: 41.5 }, { name: 'Cera', unit: 1, price: 3 }];
  const { gateway, alert } = await openWhileElseChanges(changed);
  const said = await alert.findByText(/^admin-\S+ changed this/);
  expect(said.querySelector('time')).not.toBe(null);
  alert.getByRole('row', { name: 'Lines The rows that each of you changed are kept' });
  expect(valueOf('Quantity of line 2')).toBe('41.5');
  await press('Save changes');
  await waitFor(async () =>
    expect((await storedInvoice(gateway, 'A-1'))?.items).toEqual([
      { name: 'Mel', unit: 2, price: 12.125 },
      { name: 'Gasolina', unit: 41.5, price: 5.789 },
      { name: 'Cera', unit: 1, price: 3 },
    ]),
  );
});

it('one line that both changed is asked about, and the other lines stay', async () => {
  const changed = [
    { ...items[0]!, price: 11 },
    { ...items[1]!, unit: 41.5 },
  ];
  const { gateway, alert } = await openWhileElseChanges(changed);
  const row = alert.getByRole('row', { name: /^Lines/ });
  expect(row.textContent).toBe(
    'Lines2 × Mel, $ 11.00; 41.5 × Gasolina, $ 5.7892 × Mel, $ 12.125; 41.5 × Gasolina, $ 5.789',
  );
  await press('Save changes');
  alert.getByText('Choose a value for: Lines');
  within(row).getByRole('radio', { name: 'Lines: yours' }).click();
  await press('Save changes');
  await waitFor(async () =>
    expect((await storedInvoice(gateway, 'A-1'))?.items).toEqual([
      { name: 'Mel', unit: 2, price: 12.125 },
      { name: 'Gasolina', unit: 41.5, price: 5.789 },
    ]),
  );
});
