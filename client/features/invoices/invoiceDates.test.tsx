import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { fields, fill, press, valueOf } from '../../testing/forms.ts';
import { fillLine, fillParties } from '../../testing/invoiceForm.ts';
import { storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('a due date before the date is refused at its field, and that day is taken', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt('/invoices/new', { as: 'EDITOR', gateway });
  await fillParties();
  await fillLine(1, { name: 'Pote de mel', unit: '1', price: '24.90' });
  await fill('Number', 'A-1');
  await fill(/^Date/, '2030-01-15');
  await fill('Due date', '2030-01-14');
  await press('Create invoice');
  await screen.findByText('the due date must not be before the date');
  expect(await storedInvoice(gateway, 'A-1')).toBe(undefined);
  await fill('Due date', '2030-01-15');
  await press('Create invoice');
  await screen.findByRole('heading', { name: 'A-1', level: 1 });
});

it('a day that is said, such as "today", is one of the company', async () => {
  vi.stubEnv('TZ', 'Pacific/Niue');
  onTestFinished(() => void vi.unstubAllEnvs());
  const gateway = await startOwnGateway({ isEmpty: true });
  // It is never the same day in both.
  const timeZone = 'Pacific/Kiritimati';
  await setCompany(gateway, { timeZone });
  const today = () => new Date().toLocaleDateString('en', { dateStyle: 'medium', timeZone });
  await renderAt('/invoices/new', { as: 'EDITOR', gateway });
  for (const label of [/^Date/, 'Due date']) {
    await fill(label, 'today');
    fireEvent.blur(screen.getByLabelText(label, fields));
    await waitFor(() => expect(valueOf(label)).toBe(today()));
  }
});
