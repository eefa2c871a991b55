import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { chips, filterBy, openFilter } from '../../testing/filters.ts';
import { click, fill, press, valueOf } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const TEXT = 'Search by number, buyer or seller';
const numbers = () => column(0);
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [
    { orderNo: 'A-1', date: noon('2030-01-01'), buyer: { name: 'Padaria Ávila' } },
    { orderNo: 'A-2', date: noon('2030-01-02'), status: 'delivered' },
    { orderNo: 'B-3', date: noon('2030-01-03'), status: 'processing' },
    { orderNo: 'B-4', date: noon('2030-01-04'), buyer: { name: 'Avila e Filhos' } },
  ]);
});

describe('the filters of the list', () => {
  it('of the status stands in the URL', async () => {
    const { location } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await filterBy('Status', 'Pending');
    await screen.findByText('Showing 2 of 2');
    expect(numbers()).toEqual(['B-4', 'A-1']);
    expect(location()).toBe('/invoices?status=pending');
    await filterBy('Status', 'Pending');
    await screen.findByText('Showing 4 of 4');
    expect(location()).toBe('/invoices');
  });

  it('of the text is searched for when typing pauses, not at each letter', async () => {
    const { fetch, location } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await screen.findByText('Showing 4 of 4');
    await screen.findByText(/^Total /);
    const field = screen.getByLabelText(TEXT);
    // No pause lies between them, however slow the machine is.
    act(() => {
      for (const value of ['a', 'av', 'avi', 'avil', 'avila']) {
        fireEvent.change(field, { target: { value } });
      }
    });
    expect(location()).toBe('/invoices');
    await screen.findByText('Showing 2 of 2');
    expect(numbers()).toEqual(['B-4', 'A-1']);
    expect(location()).toBe('/invoices?text=avila');
    await screen.findByText(/^Total /);
    // It is asked at first, and once for the whole text.
    expect(callsOf(fetch, 'InvoicesPage')).toHaveLength(2);
    expect(callsOf(fetch, 'InvoiceSums')).toHaveLength(2);
  });

  it('of the currency has the values of the list, others than are typed, and what the list comes to', async () => {
    await addInvoices(gateway, [
      { orderNo: 'C-5', currency: '€', items: [{ name: 'Rede', unit: 1, price: 10 }] },
      { orderNo: 'C-6', currency: '€', items: [{ name: 'Rede', unit: 2, price: 10 }] },
    ]);
    const { location } = await renderAt('/invoices?currency=%E2%82%AC', { as: 'GUEST', gateway });
    await screen.findByText('Showing 2 of 2');
    expect(chips()).toEqual(['Currency: €']);
    await screen.findByText('Total € 33.00');
    await openFilter('Currency');
    await screen.findByRole('checkbox', { name: /^€\s*2$/ });
    await click('checkbox', /^\$\s*4$/);
    await screen.findByText('Showing 6 of 6');
    await click('radio', 'is not');
    await screen.findByRole('heading', { name: 'No invoices match these filters' });
    expect(chips()).toEqual(['Currency: not €, $']);
    await click('checkbox', /^\$\s*4$/);
    await fill('Find Currency', 'R$');
    const find = screen.getByRole('textbox', { name: 'Find Currency' });
    await act(async () => fireEvent.keyDown(find, { key: 'Enter' }));
    await screen.findByText('Showing 4 of 4');
    expect(location()).toBe('/invoices?currency=%21%E2%82%AC%2CR%24');
    await openFilter('Item');
    await fill('Item', 'Rede ');
    await act(async () => fireEvent.blur(screen.getByRole('textbox', { name: 'Item' })));
    await screen.findByText('No invoices match these filters');
    expect(location()).toBe('/invoices?currency=%21%E2%82%AC%2CR%24&item=Rede');
  });

  it('of the days takes both days as the visitor’s own, the last one included', async () => {
    const { location } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await openFilter('Date');
    await fill('From', '2030-01-02');
    await screen.findByText('Showing 3 of 3');
    expect(numbers()).toEqual(['B-4', 'B-3', 'A-2']);
    await fill('To', '2030-01-03');
    await screen.findByText('Showing 2 of 2');
    expect(numbers()).toEqual(['B-3', 'A-2']);
    expect(location()).toBe('/invoices?from=2030-01-02&to=2030-01-03');
  });

  it('of the days has spans that go on with the days', async () => {
    await addInvoices(gateway, [{ orderNo: 'C-5', date: new Date().toISOString() }]);
    const { location } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await openFilter('Date');
    await press('Last 7 days');
    await screen.findByText('Showing 1 of 1');
    expect(numbers()).toEqual(['C-5']);
    expect(chips()).toEqual(['Date: Last 7 days']);
    expect(location()).toBe('/invoices?from=last-7-days');
  });

  it('show what the URL says, and go with one button', async () => {
    const url = '/invoices?text=AVILA&status=pending&from=2030-01-01&to=2030-01-03';
    const { location } = await renderAt(url, { as: 'GUEST', gateway });
    await screen.findByText('Showing 1 of 1');
    expect(numbers()).toEqual(['A-1']);
    expect(valueOf(TEXT)).toBe('AVILA');
    expect(chips()).toEqual(['Status: Pending', 'Date: Jan 1, 2030 – Jan 3, 2030']);

    await press('Clear filters');
    await screen.findByText('Showing 4 of 4');
    expect(valueOf(TEXT)).toBe('');
    expect(chips()).toEqual([]);
    expect(location()).toBe('/invoices');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBe(null);
  });

  it('follow the browser’s back and forth', async () => {
    const { navigate } = await renderAt('/invoices?text=avila', { as: 'GUEST', gateway });
    await screen.findByText('Showing 2 of 2');
    await navigate('/invoices?text=b-3&status=processing');
    await waitFor(() => expect(numbers()).toEqual(['B-3']));
    expect([valueOf(TEXT), ...chips()]).toEqual(['b-3', 'Status: Processing']);
    await navigate(-1);
    await waitFor(() => expect(numbers()).toEqual(['B-4', 'A-1']));
    expect([valueOf(TEXT), ...chips()]).toEqual(['avila']);
  });

  it('that are no status and no day are as if they were left out', async () => {
    await renderAt('/invoices?status=lost&from=yesterday&to=', { as: 'GUEST', gateway });
    await screen.findByText('Showing 4 of 4');
  });

  it('that nothing passes say so and keep the fields to loosen them', async () => {
    await renderAt('/invoices?text=nothing+like+it', { as: 'EDITOR', gateway });
    await screen.findByRole('heading', { name: 'No results for “nothing like it”' });
    await screen.findByText('Check the spelling, or use fewer words.');
    expect(screen.queryByRole('table')).toBe(null);
    await fill(TEXT, 'b-');
    await screen.findByText('Showing 2 of 2');
  });
});
