import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { addDays } from './period.ts';
// eslint-disable-next-line no-restricted-imports -- the same periods at each run
import { randomFrom } from '../../../seed/random.ts';
import { localDay, startOfDay } from '../../components/localDay.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { fill, follow, press, valueOf } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const line = (price: number, name = 'Mel') => [{ name, unit: 1, price }];
/** A moment of the local day that many days before today. */
const daysAgo = (days: number) =>
  new Date(startOfDay(localDay(new Date()), -days)!.getTime() + 1_000).toISOString();

/** By its heading: to find a region by its name takes the whole page's names. */
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

/** What the numbers of the page say, by the address of the list that they open, once all tiles are there. */
async function saidByLink() {
  await (await tile('Revenue')).findByText('As a table');
  await waitFor(() => expect(document.querySelector('[data-tile] [role="status"]')).toBe(null));
  const said = new Map<string, string[]>();
  for (const anchor of document.querySelectorAll('[data-tile] a[href*="?"]')) {
    const link = anchor.getAttribute('href')!;
    // Events of a day are not listed with a total.
    if (!link.startsWith('/calendar'))
      said.set(link, [...(said.get(link) ?? []), anchor.textContent]);
  }
  return said;
}

/** Finds on the list that stands as much as a number says: so many entries, such a sum, or nothing. */
function expectListed(text: string) {
  const counts = /^(\d+)(?![\d,.])|(\d+) invoices?\b|[a-z] (\d+)$/.exec(text);
  const count = counts?.slice(1).find(Boolean);
  const amount = /(?:^|^\d+)([$€] [\d.,]+(?: · [$€] [\d.,]+)*)(?: \(|$)/.exec(text)?.[1];
  if (!count && !amount) throw new Error(`${text} says no number.`);
  if (count === '0' || (!count && amount === '$ 0.00')) {
    screen.getByText(/^(Nothing matches|No invoice matches these filters)$/);
    return;
  }
  if (count) screen.getByText(new RegExp(`^Showing \\d+ of ${count}$`));
  if (amount) screen.getByText(`In all ${amount}`);
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
    screen.getByText('In all $ 110.11');
    const days = `from=${localDay(daysAgo(6))}&to=${localDay(daysAgo(0))}`;
    expect(location()).toBe(`/invoices?${days}&currency=%24`);
    expect(valueOf('Currency')).toBe('$');
  });

  it('leads from every number to the list that has as much, whatever the period', async () => {
    const random = randomFrom(20_261_122);
    const gateway = await startOwnGateway();
    await addInvoices(gateway, [
      { date: '2026-10-01T15:00:00.000Z', items: line(9_999, 'Rede de varanda') },
      { date: '2026-10-01T15:00:00.000Z', items: line(10), currency: '€' },
    ]);
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    const { navigate } = await renderAt('/home?period=today', { as: 'SA', gateway });
    const followed = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const said = [...(await saidByLink())].filter(([link]) => !followed.has(link));
      // Some of them: all would take longer than they tell.
      while (said.length > 0 && followed.size < 5 * (round + 1)) {
        const [link, texts] = said.splice(random.whole(0, said.length - 1), 1)[0]!;
        followed.add(link);
        await navigate(link);
        await waitFor(() => texts.forEach(expectListed));
      }
      const from = addDays('2026-08-20', random.whole(0, 90));
      await navigate(`/home?from=${from}&to=${addDays(from, random.whole(0, 60))}`);
    }
  });

  it('keeps the period in the URL, other days too', async () => {
    const { location, reload } = await renderAt('/home', { as: 'SA' });
    await tile('Revenue');
    expect(valueOf('Period')).toBe('30d');
    await fill('Period', 'lastMonth');
    expect(location()).toBe('/home?period=lastMonth');
    await fill('Period', 'custom');
    await fill('From', '2026-03-05');
    await fill('To', '0002-03-04');
    await fill('To', '2026-03-04');
    expect(location()).toBe('/home?from=2026-03-04&to=2026-03-04');
    await reload();
    await screen.findByText(/^Mar 4, 2026, compared with Mar 3, 2026\./);
    expect(valueOf('From')).toBe('2026-03-04');
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
    const asTable = await revenue.findByText('As a table');
    await act(async () => asTable.click());
    const rows = revenue.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['DayRevenueInvoices', 'Mar 3$ 11.001', 'Mar 4$ 55.002', 'Mar 5$ 0.000']);
    const amount = revenue.getByRole('link', { name: '$ 55.00', hidden: true });
    await act(async () => amount.click());
    await screen.findByText('In all $ 55.00');
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
    await (await tile('Sales by stage')).findByRole('link', { name: 'Won 6' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isDown = false;
    await act(async () => customers.getByRole('button', { name: 'Try again' }).click());
    await customers.findByText(/before:/);
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('tells of today’s events, of stock, and of what was done last', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const start = new Date();
    await add(gateway, 'Event', { title: 'Inventário', start, end: start });
    await addInvoices(gateway, [{ orderNo: 'A-1' }]);
    await renderAt('/home', { as: 'SA', gateway });
    await (await tile('Events today')).findByText('1 event');
    (await tile('Events today')).getByText('Inventário');
    await (await tile('Stock alerts')).findByText('There is enough of every product.');
    const activity = await tile('Recent activity');
    await activity.findByRole('link', { name: /made A-1/ });
    await follow(/made A-1/);
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
  });

  it('lists the first steps until all are done, or until they are put away', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    await add(gateway, 'Customer', { kind: 'person', name: 'Rita' });
    const { reload, navigate, fetch } = await renderAt('/home', { as: 'SA', gateway });
    const steps = await tile('First steps');
    steps.getByText('1 of 4 done. This list goes away by itself when all are.');
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter the first product',
      'Make the first invoice',
      'Enter a colleague in the directory',
    ]);
    await addInvoices(gateway, [{}]);
    await navigate('/invoices');
    await navigate('/home');
    expect((await tile('First steps')).getAllByRole('link')).toHaveLength(2);
    await press('Put the first steps away');
    expect(screen.queryByText('First steps')).toBe(null);
    const asked = callsOf(fetch, 'FirstSteps').length;
    await reload();
    await tile('Revenue');
    expect(screen.queryByText('First steps')).toBe(null);
    expect(callsOf(fetch, 'FirstSteps')).toHaveLength(asked);
  });

  it.each(['ADMIN', 'EDITOR', 'GUEST'] as const)('is not open to %s', async (role) => {
    const { fetch } = await renderAt('/home', { as: role });
    await screen.findByRole('heading', { name: 'This page is not open to you' });
    const refusal = screen.getByRole('alert');
    await within(refusal).findByRole('link', { name: 'Invoices' });
    expect(within(refusal).queryByRole('link', { name: 'Home' })).toBe(null);
    screen.getByRole('navigation', { name: 'Main navigation' });
    expect(callsOf(fetch, 'RevenueTile')).toEqual([]);
  });
});
