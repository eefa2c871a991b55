import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { chooseAction, follow, press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

let gateway: TestGateway;
let url: string;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [
    { orderNo: 'A-1', status: 'processing', vat: 7.25, date: '2030-01-15T10:20:30.400Z' },
    { orderNo: 'A-2' },
  ]);
  url = `/invoices/${(await storedInvoice(gateway, 'A-1'))!.id}`;
});

describe('the action that deletes an invoice', () => {
  it.each([
    ['SA', true],
    ['ADMIN', true],
    ['EDITOR', false],
    ['GUEST', false],
  ] as const)('is offered to %s: %s', async (as, isOffered) => {
    await renderAt(url, { as, gateway });
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    await press('More actions');
    await screen.findByRole('menuitem', { name: 'Print' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' }) !== null).toBe(isOffered);
  });

  it('deletes at once, without a question, and leads to the list', async () => {
    const { location } = await renderAt('/invoices', { as: 'ADMIN', gateway });
    await follow('A-1');
    await chooseAction('Delete');
    await screen.findByText('Invoice A-1 was deleted.');
    expect(location()).toBe('/invoices');
    await screen.findByText('Showing 1 of 1');
    expect(column(1)).toEqual(['A-2']);
    expect(await storedInvoice(gateway, 'A-1')).toBe(undefined);
  });

  it('takes it out of the list before the gateway has answered', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await renderAt('/invoices', {
      as: 'ADMIN',
      gateway,
      network:
        (send) =>
        async (...request) => {
          if (isDeletion(request[1])) await answered;
          return send(...request);
        },
    });
    await follow('A-1');
    await chooseAction('Delete');
    await screen.findByRole('table');
    await waitFor(() => expect(column(1)).toEqual(['A-2']));
    expect(await storedInvoice(gateway, 'A-1')).toBeTruthy();
    answer();
    await screen.findByText('Invoice A-1 was deleted.');
    expect(column(1)).toEqual(['A-2']);
  });

  it('can be taken back: the invoice is there again with all that was on it', async () => {
    const before = await storedInvoice(gateway, 'A-1');
    const { location, navigate } = await renderAt(url, { as: 'ADMIN', gateway });
    await chooseAction('Delete');
    await press('Undo');
    await screen.findByText(/^Invoice A-1 was restored\./);
    expect(location()).toBe('/invoices');
    await follow('Show');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(location()).toBe(url);
    expect(await storedInvoice(gateway, 'A-1')).toEqual({
      ...before,
      version: before!.version + 1,
    });
    await navigate('/invoices');
    await screen.findByText('Showing 2 of 2');
  });

  it('brings the invoice back with the reason when the gateway refuses', async () => {
    const { location } = await renderAt(url, {
      as: 'ADMIN',
      gateway,
      network: (send) => (input, init) =>
        isDeletion(init)
          ? Promise.resolve(
              Response.json({
                data: null,
                errors: [{ message: 'Not today', extensions: { code: 'CONFLICT' } }],
              }),
            )
          : send(input, init),
    });
    await chooseAction('Delete');
    await screen.findByText('Not today');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(location()).toBe(url);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
    await act(async () =>
      fireEvent.click(
        within(screen.getByRole('main')).getAllByRole('link', { name: 'Invoices' }).at(-1)!,
      ),
    );
    await screen.findByText('Showing 2 of 2');
    expect(column(1)).toEqual(['A-1', 'A-2']);
  });
});

const isDeletion = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' && init.body.includes('mutation deleteInvoice');
