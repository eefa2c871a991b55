import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function start() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const items = [{ name: 'Pote de mel', unit: 1, price: 100 }];
  await addInvoices(gateway, [{ orderNo: 'A-1', vat: 0, items }]);
  const { id } = (await storedInvoice(gateway, 'A-1'))!;
  const token = await gateway.tokenFor('EDITOR');
  const change = async (mutation: string, input: object) => {
    const name = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
    const query = `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { activityId } }`;
    expect((await gateway.graphql(query, { input: { id, ...input } }, token)).errors).toBe(
      undefined,
    );
  };
  return { change, show: () => renderAt(`/invoices/${id}`, { token, gateway }) };
}

it('an invoice that came to less than what was paid says so', async () => {
  const { change, show } = await start();
  const payment = { amount: 60.1, method: 'cash', paidDay: '2026-01-02' };
  await change('recordInvoicePayment', payment);
  await change('updateInvoice', { items: [{ name: 'Pote de mel', unit: 1, price: 60 }] });
  await show();
  await screen.findByText('Paid $ 60.10 · $ 0.10 more than the total');
});

it('versions of an invoice are restored until it is delivered', async () => {
  const { change, show } = await start();
  await change('updateInvoice', { vat: 5, status: 'processing' });
  await show();
  const restore = await screen.findByRole('button', { name: 'Restore this version' });
  await press('Mark as delivered');
  await waitFor(() => expect(restore.isConnected).toBe(false));
  await screen.findByRole('heading', { name: 'History' });
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBe(null);
});
