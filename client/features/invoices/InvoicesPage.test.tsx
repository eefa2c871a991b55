import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFilter } from '../../testing/filters.ts';
import { fill, follow, press, valueOf } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { demoInvoices } from '../../../gateway/testing/sample-invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const numbers = () => column(0);
const inOrder = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    nth(from < to ? from + index : from - index),
  );
const nth = (number: number) => `P-${String(number).padStart(3, '0')}`;

/** Starts with P-001 on 1 January 2030, each next one a day later. */
async function startWith(count: number) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const invoices = Array.from({ length: count }, (_, index) => ({
    orderNo: nth(index + 1),
    date: new Date(Date.UTC(2030, 0, 1 + index, 12)).toISOString(),
  }));
  await addInvoices(gateway, invoices);
  return gateway;
}

describe('the list of invoices', () => {
  it('shows the newest invoices first, each with what people look for', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [
      { orderNo: 'A-1', date: '2020-01-15T12:00:00Z', status: 'delivered', dueDay: '2020-01-20' },
      { orderNo: 'A-2', date: '2030-01-16T12:00:00Z', currency: '€', vat: 0 },
    ]);
    const { location } = await renderAt('/invoices', { as: 'GUEST', gateway });
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['A-2', 'Jan 16, 2030', 'Casa do Mel', 'Pending', '€ 74.70', '€ 74.70', '', 'Unpaid'],
      [
        'A-1',
        'Jan 15, 2020',
        'Casa do Mel',
        'Delivered',
        '$ 82.17',
        '$ 82.17',
        'Jan 20, 2020',
        'Overdue',
      ],
    ]);
    expect(document.title).toBe('Invoices · Retaguarda');
    await follow('A-1');
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    expect(location()).toMatch(/^\/invoices\/\w+$/);
  });

  it.each([
    ['GUEST', false],
    ['EDITOR', true],
    ['ADMIN', true],
  ] as const)('offers a new invoice to %s: %s', async (as, isOffered) => {
    const { location } = await renderAt('/invoices', { as });
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'New invoice' }) !== null).toBe(isOffered);
    if (isOffered) await follow('New invoice');
    await waitFor(() => expect(location()).toBe(isOffered ? '/invoices/new' : '/invoices'));
  });
});

/** Starts with six invoices that differ in number, buyer, status and total. */
async function startUnlike() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const unlike = [
    ['C-3', 'Zélia', 'pending', 30],
    ['A-1', 'Bruma', 'delivered', 20],
    ['B-2', 'Ávila', 'processing', 60],
    ['D-4', 'Caju', 'delivered', 10],
    ['F-6', 'Bruma', 'pending', 50],
    ['E-5', 'Dália', 'processing', 40],
  ].map(([orderNo, name, status, price]) => ({
    ...{ orderNo, status, buyer: { name } },
    items: [{ name: 'Mel', unit: 1, price }],
  }));
  await addInvoices(gateway, unlike);
  return gateway;
}

describe('the order of the list', () => {
  it('follows a click on a column’s head, to and fro, and stands in the URL', async () => {
    const { location } = await renderAt('/invoices', { as: 'GUEST', gateway: await startUnlike() });
    await screen.findByRole('button', { name: 'Date, sorted descending' });

    await press('Total');
    await screen.findByRole('button', { name: 'Total, sorted ascending' });
    expect(location()).toBe('/invoices?sort=total&direction=ascending');
    screen.getByRole('button', { name: 'Date' });
    const totals = () => column(4).map((text) => Number(text?.replace(/[^\d.]/g, '')));
    const ascending = totals().toSorted((a, b) => a - b);
    expect(ascending[0]).toBeLessThan(ascending[1]!);
    await waitFor(() => expect(totals()).toEqual(ascending));

    await press('Total, sorted ascending');
    await screen.findByRole('button', { name: 'Total, sorted descending' });
    expect(location()).toBe('/invoices?sort=total&direction=descending');
    await waitFor(() => expect(totals()).toEqual(ascending.toReversed()));
  });

  it.each([
    ['Number', 'orderNo', 0],
    ['Buyer', 'buyer', 2],
    ['Status', 'status', 3],
  ])('can be by %s', async (head, field, place) => {
    const { location } = await renderAt(`/invoices?sort=${field}&direction=descending`, {
      as: 'GUEST',
      gateway: await startUnlike(),
    });
    await screen.findByRole('button', { name: `${head}, sorted descending` });
    const texts = column(place);
    expect(new Set(texts).size).toBeGreaterThan(2);
    await press(`${head}, sorted descending`);
    await screen.findByRole('button', { name: `${head}, sorted ascending` });
    expect(location()).toBe(`/invoices?sort=${field}&direction=ascending`);
    await waitFor(() => expect(column(place)).toEqual(texts.toReversed()));
  });

  it('of an unknown field is as if it were left out', async () => {
    await renderAt('/invoices?sort=secret&direction=up&size=7&after=', { as: 'GUEST' });
    await screen.findByText(`1 to 20 of ${demoInvoices.count}`);
    expect(numbers()[0]).toBe(demoInvoices.newest);
    screen.getByRole('button', { name: 'Date, sorted descending' });
  });
});

describe('the pages of the list', () => {
  it('go on, back, to the last and to the first, each with its URL', async () => {
    const gateway = await startWith(45);
    const { location, navigate } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await screen.findByText('1 to 20 of 45');
    expect(numbers()).toEqual(inOrder(45, 26));
    expect(isOpen()).toEqual({ first: false, previous: false, next: true, last: true });

    await press('Next page');
    await waitFor(() => expect(numbers()).toEqual(inOrder(25, 6)));
    expect(location()).toMatch(/^\/invoices\?after=[\w%]+$/);
    screen.getByText('21 to 40 of 45');
    expect(isOpen()).toEqual({ first: true, previous: true, next: true, last: true });

    await press('Next page');
    await screen.findByText('41 to 45 of 45');
    expect(numbers()).toEqual(inOrder(5, 1));
    expect(isOpen()).toEqual({ first: true, previous: true, next: false, last: false });

    await press('Previous page');
    await waitFor(() => expect(numbers()).toEqual(inOrder(25, 6)));
    expect(location()).toMatch(/^\/invoices\?before=[\w%]+$/);
    screen.getByText('21 to 40 of 45');

    await press('Last page');
    await waitFor(() => expect(numbers()).toEqual(inOrder(20, 1)));
    expect(location()).toBe('/invoices?last=1');

    await press('First page');
    await waitFor(() => expect(numbers()).toEqual(inOrder(45, 26)));
    expect(location()).toBe('/invoices');

    await navigate(-1);
    await waitFor(() => expect(numbers()).toEqual(inOrder(20, 1)));
    expect(location()).toBe('/invoices?last=1');
  });

  it('are as long as chosen, and a choice goes back to the first', async () => {
    const gateway = await startWith(51);
    const { location } = await renderAt('/invoices?last=1', { as: 'GUEST', gateway });
    await screen.findByText('32 to 51 of 51');
    expect(numbers().at(-1)).toBe(nth(1));
    await fill('Rows per page', '50');
    await screen.findByText('1 to 50 of 51');
    expect(location()).toBe('/invoices?size=50');
    expect(numbers()[0]).toBe(nth(51));
    expect(valueOf('Rows per page')).toBe('50');
  });

  it('keep order and filters, and a new order or filter goes back to the first', async () => {
    const gateway = await startWith(25);
    const { location } = await renderAt(
      '/invoices?status=pending&sort=orderNo&direction=ascending',
      { as: 'GUEST', gateway },
    );
    await screen.findByText('1 to 20 of 25');
    await press('Next page');
    await screen.findByText('21 to 25 of 25');
    expect(numbers()).toEqual(inOrder(21, 25));
    expect(location()).toMatch(
      /^\/invoices\?status=pending&sort=orderNo&direction=ascending&after=/,
    );
    await press('Number, sorted ascending');
    await screen.findByText('1 to 20 of 25');
    expect(location()).toBe('/invoices?status=pending&sort=orderNo&direction=descending');
    await press('Next page');
    await screen.findByText('21 to 25 of 25');
    await openFilter('Date');
    await fill('From', '2030-01-02');
    await screen.findByText('1 to 20 of 24');
    expect(location()).not.toContain('after');
  });

  it('that a URL names open as they are', async () => {
    const gateway = await startWith(25);
    const { location, reload } = await renderAt('/invoices', { as: 'GUEST', gateway });
    await press('Next page');
    await screen.findByText('21 to 25 of 25');
    await reload();
    await screen.findByText('21 to 25 of 25');
    expect(location()).toContain('after=');
    expect(numbers()).toEqual(inOrder(5, 1));
  });
});

function isOpen() {
  const isEnabled = (name: string) =>
    !screen.getByRole<HTMLButtonElement>('button', { name: `${name} page` }).disabled;
  return {
    first: isEnabled('First'),
    previous: isEnabled('Previous'),
    next: isEnabled('Next'),
    last: isEnabled('Last'),
  };
}
