import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let id: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'A-1', status: 'pending' }]);
  ({ id } = (await storedInvoice(gateway, 'A-1'))!);
});

async function remove() {
  const mutation = `mutation { deleteInvoice(input: { id: "${id}" }) { activityId } }`;
  const { errors } = await gateway.graphql(mutation, {}, await gateway.tokenFor('ADMIN'));
  expect(errors).toBeUndefined();
}

describe('the trash', () => {
  it('says when it is empty', async () => {
    await renderAt('/trash', { as: 'ADMIN', gateway });
    await screen.findByText('The trash is empty');
    screen.getByText('Deleted items stay here for 30 days.');
    const environment = { HISTORY_DAYS: '7' };
    await renderAt('/trash', {
      as: 'ADMIN',
      gateway: await startOwnGateway({ isEmpty: true, environment }),
    });
    await screen.findByText('Deleted items stay here for 7 days.');
    screen.getByText(/^Items deleted in the last 7 days\./);
  });

  it('brings a record back', async () => {
    await remove();
    await renderAt('/trash', { as: 'ADMIN', gateway });
    await screen.findByRole('cell', { name: 'Invoice' });
    await press('Restore A-1');
    await screen.findByText('A-1 was restored.');
    await screen.findByText('The trash is empty');
    expect((await storedInvoice(gateway, 'A-1'))?.id).toBe(id);
  });

  it('names nobody where nobody signed in deleted it', async () => {
    await remove();
    const nobody = { accountId: null, accountName: null };
    await gateway.store.db.updateTable('activities').set(nobody).execute();
    await renderAt('/trash', { as: 'ADMIN', gateway });
    const row = (await screen.findByRole('cell', { name: 'A-1' })).closest('tr')!;
    within(row).getByRole('cell', { name: '–' });
  });

  it('forgets one for good, and asks before', async () => {
    await remove();
    await renderAt('/trash', { as: 'SA', gateway });
    await press('Delete forever: A-1');
    await press('Delete forever');
    await screen.findByText('A-1 was deleted forever.');
    await screen.findByText('The trash is empty');
    const copies = await gateway.store.db
      .selectFrom('activityChanges')
      .where('before', 'is not', null)
      .selectAll()
      .execute();
    expect(copies).toEqual([]);
  });
});
