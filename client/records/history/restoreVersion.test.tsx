import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('says that a version changes nothing which the record is like already', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1', vat: 10 }]);
  const { id } = (await storedInvoice(gateway, 'A-1'))!;
  const change = `mutation ($input: UpdateInvoiceInput!) {
    updateInvoice(input: $input) { invoice { id } }
  }`;
  const token = await gateway.tokenFor('ADMIN');
  for (const vat of [5, 7, 5]) await gateway.graphql(change, { input: { id, vat } }, token);
  await renderAt(`/invoices/${id}`, { as: 'EDITOR', gateway });
  const history = await screen.findByRole('region', { name: 'History' });
  const buttons = await within(history).findAllByRole('button', { name: 'Restore this version' });
  await act(async () => buttons[1]!.click());
  await screen.findByText('Nothing changed: the record already matches this version.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
  expect(await storedInvoice(gateway, 'A-1')).toMatchObject({ vat: 5, version: 4 });
});
