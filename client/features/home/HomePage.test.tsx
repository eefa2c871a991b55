import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { newProduct } from '../../../gateway/testing/sample-products.ts';
import { localDay, localToday, startOfDay } from '../../core/days.ts';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { chips } from '../../testing/filters.ts';
import { fill, follow, valueOf } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const line = (price: number, name = 'Mel') => [{ name, unit: 1, price }];
/** Returns a time of the local day, some days ago. */
const daysAgo = (days: number) =>
  new Date(startOfDay(localToday(), -days)!.getTime() + 1_000).toISOString();

/** Finds a tile by its heading, since searching a region by name computes all names of the page. */
async function tile(name: string) {
  const heading = await screen.findByText(name, { selector: 'h2' });
  return within(heading.closest('section')!);
}

async function add(gateway: TestGateway, kind: string, input: object): Promise<void> {
  const { errors } = await gateway.graphql(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { __typename } }`,
    { input },
    await gateway.tokenFor('EDITOR'),
  );
  if (errors) throw new Error(errors[0]?.message);
}

/** Follows each number of a tile, and expects its list to have as many entries. */
async function expectLists(
  numbers: readonly (readonly [tile: string, link: RegExp, count: number])[],
  { navigate, location }: { navigate: (to: string | -1) => Promise<void>; location: () => string },
) {
  const addresses: string[] = [];
  for (const [name, link, count] of numbers) {
    const found = await (await tile(name)).findByRole('link', { name: link });
    await act(async () => found.click());
    if (count > 0) await screen.findByText(`Showing ${count} of ${count}`);
    else await screen.findByText('No results');
    addresses.push(location());
    await navigate(-1);
  }
  return addresses;
}

describe('the home page', () => {
  it('adds up what was invoiced in the period, by currency, beside the period before', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [
      { items: line(100), date: daysAgo(0) },
      { items: line(0.1), date: daysAgo(6), status: 'delivered' },
      { items: line(20), date: daysAgo(3), currency: '€' },
      { items: line(50), date: daysAgo(7) },
      { items: line(999), date: daysAgo(20) },
    ]);
    const { location } = await renderAt('/home?period=7d', { as: 'SA', gateway });
    const revenue = await tile('Revenue');
    await revenue.findByRole('link', { name: '$ 110.11' });
    revenue.getByRole('link', { name: '2 invoices' });
    revenue.getByRole('link', { name: '€ 22.00 (1 invoice)' });
    revenue.getByText('+$ 55.11 (+100.2%)');
    await act(async () => revenue.getByRole('link', { name: '$ 110.11' }).click());
    await screen.findByText('Showing 2 of 2');
    await screen.findByText('Total $ 110.11');
    const days = `from=${localDay(daysAgo(6))}&to=${localDay(daysAgo(0))}`;
    expect(location()).toBe(`/invoices?${days}&currency=%24`);
    expect(chips()).toContain('Currency: $');
  });

  it('writes a fall with the same minus in the amount and in per cent', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [
      { items: line(50), date: daysAgo(0) },
      { items: line(100), date: daysAgo(7) },
    ]);
    await renderAt('/home?period=7d', { as: 'SA', gateway });
    const revenue = await tile('Revenue');
    await revenue.findByText('−$ 55.00 (−50%)');
  });

  it('leads from every number to the list that has as many entries', async () => {
    const gateway = await startOwnGateway();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await setCompany(gateway, { timeZone });
    const sold = { ...newProduct, title: 'Rede de varanda' };
    await add(gateway, 'Product', { ...sold, totalUnit: 10, stockThreshold: 10 });
    await add(gateway, 'Product', { ...newProduct, totalUnit: 0, isActive: false });
    await add(gateway, 'Product', { ...newProduct, totalUnit: 11, stockThreshold: 10 });
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    await addInvoices(gateway, [
      {
        date: daysAgo(0),
        items: [...line(9_999, 'Rede de varanda'), ...line(10_000, 'Montagem na loja')],
      },
      { date: daysAgo(40) },
    ]);
    const page = await renderAt('/home?period=today', { as: 'SA', gateway });
    const addresses = await expectLists(
      [
        ['New customers', /^1$/, 1],
        ['New customers', /^0$/, 0],
        ['Top products', /^Rede de varanda/, 1],
        ['Needs attention', /^4 products low on stock/, 4],
        ['Deals by stage', /^Won 6$/, 6],
        ['Deals by stage', /^Lead 7$/, 7],
      ],
      page,
    );
    expect(addresses[2]).toContain('item=Rede+de+varanda');
    expect((await tile('Top products')).queryByText('Montagem na loja')).toBe(null);
    expect(addresses[3]).toBe('/produtos?lowStock=yes&active=yes');
    const open = await tile('Open invoices');
    await open.findByText('Pending');
    const [ofPeriod, ofAll] = within(open.getByRole('row', { name: /^Pending/ })).getAllByRole(
      'link',
    );
    expect(ofPeriod!.textContent).toMatch(/^1\$ 21,998\.90$/);
    const count = parseInt(ofAll!.textContent);
    await act(async () => ofAll!.click());
    await screen.findByText(`Showing ${count} of ${count}`);
    expect(page.location()).toBe('/invoices?status=pending');
  });

  it('keeps the period in the URL, other days too', async () => {
    const { location, reload } = await renderAt('/home', { as: 'SA' });
    await tile('Revenue');
    expect(valueOf('Period')).toBe('30d');
    await fill('Period', 'lastMonth');
    expect(location()).toBe('/home?period=lastMonth');
    await fill('Period', 'custom');
    await fill('To', '2026-03-09');
    await fill('From', '2026-03-05');
    await fill('To', '0002-03-04');
    await fill('To', '2026-03-04');
    expect(location()).toBe('/home?from=2026-03-05&to=2026-03-09');
    expect([valueOf('From'), valueOf('To')]).toEqual(['2026-03-05', '2026-03-04']);
    await screen.findByText('Choose a day on or after “From”');
    await fill('From', '2026-03-04');
    expect(screen.queryByText('Choose a day on or after “From”')).toBeNull();
    expect(location()).toBe('/home?from=2026-03-04&to=2026-03-04');
    await reload();
    await screen.findByText(/^Mar 4, 2026, compared with Mar 3, 2026\./);
    expect(valueOf('From')).toBe('Mar 4, 2026');
  });

  it('shows the revenue over the period as a table whose amounts open their lists', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [
      { date: new Date('2026-03-03T12:00').toISOString(), items: line(10) },
      { date: new Date('2026-03-04T12:00').toISOString(), items: line(20) },
      { date: new Date('2026-03-04T13:00').toISOString(), items: line(30) },
    ]);
    const { location } = await renderAt('/home?from=2026-03-03&to=2026-03-05', {
      as: 'SA',
      gateway,
    });
    const revenue = await tile('Revenue');
    const asTable = await revenue.findByText('Show as table');
    await act(async () => asTable.click());
    const rows = revenue.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['DayRevenueInvoices', 'Mar 3$ 11.001', 'Mar 4$ 55.002', 'Mar 5$ 0.000']);
    const amount = revenue.getByRole('link', { name: '$ 55.00', hidden: true });
    await act(async () => amount.click());
    await screen.findByText('Total $ 55.00');
    expect(location()).toBe('/invoices?from=2026-03-04&to=2026-03-04&currency=%24');
  });

  it('fails in one tile alone, and tries it again there', async () => {
    let isDown = true;
    await renderAt('/home', {
      as: 'SA',
      network: (send) => (input, init) =>
        isDown && typeof init?.body === 'string' && init.body.includes('"NewCustomersTile"')
          ? Promise.reject(new Error('No network.'))
          : send(input, init),
    });
    const customers = await tile('New customers');
    await customers.findByRole('alert');
    await (await tile('Deals by stage')).findByRole('link', { name: 'Won 6' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isDown = false;
    await act(async () => customers.getByRole('button', { name: 'Try again' }).click());
    await customers.findByText(/previous:/);
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('tells of what was done last', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await addInvoices(gateway, [{ orderNo: 'A-1' }]);
    await add(gateway, 'Product', newProduct);
    await renderAt('/home', { as: 'SA', gateway });
    const activity = await tile('Recent activity');
    await activity.findByRole('link', { name: /created invoice A-1/ });
    await follow(/created invoice A-1/);
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
  });

  it.each(['ADMIN', 'EDITOR', 'GUEST'] as const)('is not open to %s', async (role) => {
    const { fetch } = await renderAt('/home', { as: role });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    const refusal = screen.getByRole('alert');
    await within(refusal).findByRole('link', { name: 'Invoices' });
    expect(within(refusal).queryByRole('link', { name: 'Home' })).toBe(null);
    screen.getByRole('navigation', { name: 'Main navigation' });
    expect(callsOf(fetch, 'RevenueTile')).toEqual([]);
  });
});
