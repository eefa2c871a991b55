import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addInvoices } from '../../testing/invoices.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const line = (price: number) => [{ name: 'Mel', unit: 1, price }];

const figures = async () =>
  within(await screen.findByRole('region', { name: 'Invoices by status' })).getAllByRole('link');

describe('the home page', () => {
  it('shows the figures of all invoices and of each status', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [
      { items: line(100) },
      { items: line(50.5) },
      { items: line(20), status: 'processing', currency: '€' },
    ]);
    await renderAt('/home', { as: 'SA', gateway });
    expect((await figures()).map(({ textContent }) => textContent)).toEqual([
      'All invoices$ 165.55€ 22.003 invoices',
      'Pending$ 165.552 invoices',
      'Processing€ 22.001 invoice',
      'Delivered0 invoices',
    ]);
  });

  it('leads from each figure to the list that has as many invoices', async () => {
    const { location, navigate } = await renderAt('/home', { as: 'SA' });
    const counts: number[] = [];
    for (const status of ['', 'pending', 'processing', 'delivered']) {
      const figure = (await figures())[counts.length]!;
      const count = parseInt(within(figure).getByText(/^\d+ invoices?$/).textContent);
      counts.push(count);
      await act(async () => figure.click());
      await screen.findByText(`Showing ${count} of ${count}`);
      expect(location()).toBe(status ? `/invoices?status=${status}` : '/invoices');
      await navigate('/home');
    }
    const [all, ...ofStatuses] = counts;
    expect(all).toBe(12);
    expect(ofStatuses.every((count) => count > 0)).toBe(true);
    expect(ofStatuses.reduce((sum, count) => sum + count)).toBe(all);
  });

  it('lists the five latest invoices, the newest first, and leads to each', async () => {
    const { location, gateway } = await renderAt('/home', { as: 'SA' });
    const table = await screen.findByRole('table', { name: 'Latest invoices' });
    const links = within(table).getAllByRole('link');
    const numbers = links.map(({ textContent }) => textContent);
    expect(numbers).toEqual([12, 11, 10, 9, 8].map((n) => `INV-${String(n).padStart(6, '0')}`));
    await act(async () => links[0]!.click());
    await screen.findByRole('heading', { name: 'INV-000012', level: 1 });
    const { data } = await gateway.graphql(
      '{ invoices(first: 1) { nodes { id } } }',
      {},
      await gateway.tokenFor('GUEST'),
    );
    expect(location()).toBe(`/invoices/${data?.invoices.nodes[0].id}`);
  });

  it('counts an invoice that was made meanwhile when it is shown again', async () => {
    const { gateway, navigate } = await renderAt('/home', { as: 'SA' });
    await screen.findByText('12 invoices');
    await navigate('/invoices');
    await screen.findByText('Showing 12 of 12');
    await addInvoices(gateway, [{}, {}, {}]);
    await navigate('/home');
    await screen.findByText('15 invoices');
  });

  it.each(['ADMIN', 'EDITOR', 'GUEST'] as const)('is not open to %s', async (role) => {
    const { fetch } = await renderAt('/home', { as: role });
    await screen.findByRole('heading', { name: 'This page is not open to you' });
    const refusal = screen.getByRole('alert');
    await within(refusal).findByRole('link', { name: 'Invoices' });
    expect(within(refusal).queryByRole('link', { name: 'Home' })).toBe(null);
    screen.getByRole('navigation', { name: 'Main navigation' });
    expect(callsOf(fetch, 'HomePage')).toEqual([]);
  });
});
