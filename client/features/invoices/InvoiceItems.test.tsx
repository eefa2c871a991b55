import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoInvoices } from '../../../gateway/testing/sample-invoices.ts';
import { fields, fill, press } from '../../testing/forms.ts';
import { fillLine, fillParties, pressEnter } from '../../testing/invoiceForm.ts';
import { storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('lines that stay empty are left out, and what is missing in another one is asked for', async () => {
  const { gateway } = await renderAt('/invoices/new', { as: 'EDITOR' });
  await fillParties();
  await fillLine(1, { name: 'Pote de mel', unit: '3', price: '24.9' });
  await pressEnter('Price of line 1');
  await screen.findByLabelText('Item of line 2', fields);
  await pressEnter('Price of line 2');
  await fill('Quantity of line 3', '4');
  await press('Create invoice');
  const summary = await screen.findByRole('alert', { name: 'Check these 2 fields' });
  within(summary).getByText('Item of line 3: this field is required');
  within(summary).getByText('Price of line 3: this field is required');
  await fill('Quantity of line 3', '1');
  await press('Create invoice');
  await screen.findByRole('heading', { name: demoInvoices.next, level: 1 });
  expect((await storedInvoice(gateway, demoInvoices.next))?.items).toEqual([
    { name: 'Pote de mel', unit: 3, price: 24.9 },
  ]);
});
