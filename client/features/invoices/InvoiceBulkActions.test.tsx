import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { click, press } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column, selectRow } from '../../testing/tables.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(
    gateway,
    Array.from({ length: 25 }, (_, index) => ({
      orderNo: `P-${String(index + 1).padStart(2, '0')}`,
      status: index < 3 ? 'delivered' : 'pending',
    })),
  );
});

const first = '/invoices?sort=orderNo&direction=ascending';

describe('several invoices', () => {
  it('are chosen by key, by click and over pages, and deleted and brought back in one step', async () => {
    await renderAt(first, { as: 'ADMIN', gateway });
    const link = await screen.findByRole('link', { name: 'P-05' });
    act(() => link.focus());
    await act(async () => fireEvent.keyDown(link, { key: 'x' }));
    await screen.findByText('1 selected');
    await press('Next page');
    await screen.findByText('21 to 25 of 25');
    await selectRow(1);
    await screen.findByText('2 selected');
    await press('Delete');
    await screen.findByText('2 invoices were deleted.');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBe(null));
    await press('First page');
    await screen.findByText('1 to 20 of 23');
    expect(column(1).slice(3, 5)).toEqual(['P-04', 'P-06']);
    await press('Undo');
    await screen.findByText(/^Undone: /);
    await screen.findByText('1 to 20 of 25');
    expect(column(1).slice(3, 6)).toEqual(['P-04', 'P-05', 'P-06']);
  });

  it('that match are all deleted but for the delivered ones, though the list cannot be read anew', async () => {
    let isDown = false;
    await renderAt(first, {
      as: 'ADMIN',
      gateway,
      network: (send) => (input, init) =>
        isDown && (init?.body as string | undefined)?.includes('query InvoicesPage')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await click('checkbox', 'Select all rows on this page');
    await press('Select all 25 that match');
    isDown = true;
    await press('Delete');
    await screen.findByText('22 invoices were deleted. 3 delivered invoices were kept.');
    isDown = false;
    await press('Undo');
    await screen.findByText(/^Undone: /);
  });

  it('that match are all moved, whatever page they are on, and taken back by an editor', async () => {
    await renderAt(first, { as: 'EDITOR', gateway });
    await click('checkbox', 'Select all rows on this page');
    await screen.findByText('20 selected');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null);
    await press('Select all 25 that match');
    await screen.findByText('25 selected');
    await press('Set status');
    await click('menuitem', 'Processing');
    await screen.findByText('22 invoices were changed. 3 can’t take this status and were skipped.');
    await waitFor(() => expect(new Set(column(4).slice(3))).toEqual(new Set(['Processing'])));
    await press('Undo');
    await waitFor(() => expect(new Set(column(4).slice(3))).toEqual(new Set(['Pending'])));
  });

  it('are one PDF, and stay selected when the gateway refuses, which says why', async () => {
    const { navigate } = await renderAt(`${first}&status=pending`, { as: 'EDITOR', gateway });
    await selectRow(1);
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    await press('Download PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect((saved.mock.calls[0]![0] as Blob).type).toBe('application/pdf');
    saved.mockRestore();
    await press('Set status');
    await moveAll(['processing', 'delivered']);
    await click('menuitem', 'Processing');
    await screen.findByText('None of these invoices can become processing');
    await screen.findByText('No invoices match these filters');
    within(screen.getByRole('group', { name: 'Selection' })).getByText('1 selected');
    await navigate(`${first}&status=delivered`);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBe(null));
  });

  it('are offered what one of them can become', async () => {
    const { navigate } = await renderAt(first, { as: 'EDITOR', gateway });
    await selectRow(1);
    await screen.findByText('1 selected');
    expect(screen.queryByRole('button', { name: 'Set status' })).toBe(null);
    await selectRow(4);
    await screen.findByText('2 selected');
    expect(await offered()).toEqual(['Processing']);

    await moveAll(['processing']);
    await addInvoices(gateway, [{ orderNo: 'P-26', status: 'pending' }]);
    await navigate(`${first}&status=pending,processing&size=50`);
    await screen.findByText('Showing 23 of 23');
    await click('checkbox', 'Select all rows on this page');
    await screen.findByText('23 selected');
    expect(await offered()).toEqual(['Processing', 'Delivered']);
    await navigate(`${first}&status=processing`);
    await screen.findByText('1 to 20 of 22');
    await click('checkbox', 'Select all rows on this page');
    await press('Select all 22 that match');
    await screen.findByText('22 selected');
    expect(await offered()).toEqual(['Delivered']);
  });
});

async function offered() {
  await press('Set status');
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

async function moveAll(statuses: string[]) {
  const mutation = `mutation ($input: UpdateInvoicesStatusInput!) {
    updateInvoicesStatus(input: $input) { count }
  }`;
  const token = await gateway.tokenFor('ADMIN');
  for (const status of statuses) {
    const { errors } = await gateway.graphql(mutation, { input: { filter: {}, status } }, token);
    expect(errors).toBe(undefined);
  }
}
