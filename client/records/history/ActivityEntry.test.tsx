import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('what nobody signed in did names no author', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1' }]);
  await gateway.store.db
    .updateTable('activities')
    .set({ accountId: null, accountName: null })
    .execute();
  const { id } = (await storedInvoice(gateway, 'A-1'))!;
  const { navigate } = await renderAt('/activity', { as: 'ADMIN', gateway });
  const entry = (await screen.findByRole('link', { name: 'A-1' })).closest('li')!;
  expect(entry.textContent).toMatch(/^Created: invoice A-1 · /);
  await navigate(`/invoices/${id}`);
  const history = await screen.findByRole('region', { name: 'History' });
  expect((await within(history).findByRole('listitem')).textContent).toMatch(/^Created\s+· /);
});
