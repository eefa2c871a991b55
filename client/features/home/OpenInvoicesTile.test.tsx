import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('states what is still to be paid, as the list that it leads to does', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const dueDay = '2020-02-01';
  await addInvoices(gateway, [
    { orderNo: 'A-1', dueDay, date: '2020-01-01T12:00:00.000Z' },
    { orderNo: 'A-2', dueDay, date: '2020-01-01T12:00:00.000Z' },
  ]);
  const { id } = (await storedInvoice(gateway, 'A-1'))!;
  const { errors } = await gateway.graphql(
    'mutation ($input: RecordInvoicePaymentInput!) { recordInvoicePayment(input: $input) { activityId } }',
    { input: { id, amount: 50.17, paidDay: '2020-01-10', method: 'pix' } },
    await gateway.tokenFor('EDITOR'),
  );
  expect(errors).toBeUndefined();
  await renderAt('/home', { as: 'SA', gateway });
  const heading = await screen.findByRole('heading', { name: 'Open invoices' });
  const tile = within(heading.closest('section')!);
  const row = within(await tile.findByRole('row', { name: /^Overdue/ }));
  const link = row.getByRole('link', { name: /^2\s*\$ 114\.17$/ });
  await act(async () => link.click());
  const sums = await screen.findByText('Total $ 164.34');
  expect(sums.textContent).toBe('Total $ 164.34 – open $ 114.17');
});
