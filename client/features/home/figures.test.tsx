import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the same periods at each run
import { randomFrom } from '../../../seed/random.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { dayLater } from '../../core/days.ts';

/** Returns the page's numbers by the URL of their list, once all tiles have loaded. */
async function saidByLink() {
  await screen.findByText('Show as table');
  await waitFor(() => expect(document.querySelector('[data-tile] [role="status"]')).toBe(null));
  const said = new Map<string, string[]>();
  for (const anchor of document.querySelectorAll(':is([data-tile], [data-tone]) a[href*="?"]')) {
    const link = anchor.getAttribute('href')!;
    if (!/^\/(calendar|inbox|todo)/.test(link))
      said.set(link, [...(said.get(link) ?? []), anchor.textContent]);
  }
  return said;
}

/** Expects so many entries, or that sum, on the current list. A status or a payment state shows what is still open. */
function expectListed(text: string, link: string) {
  const counts = /^(\d+)(?![\d,.])|(\d+) invoices?\b|[a-z] (\d+)$/.exec(text);
  const count = counts?.slice(1).find(Boolean);
  const amount = /(?:^|^\d+)([$€] [\d.,]+(?: · [$€] [\d.,]+)*)(?: \(|$)/.exec(text)?.[1];
  if (!count && !amount) throw new Error(`${text} says no number.`);
  if (count === '0' || (!count && amount === '$ 0.00')) {
    screen.getByText(/^(No results|No invoices match these filters)$/);
    return;
  }
  if (count) screen.getByText(new RegExp(`^(Showing \\d+|1 to \\d+) of ${count}$`));
  if (!amount) return;
  const { textContent } = screen.getByText(/^Total /);
  const [, total, open = total] = /^Total (.+?)(?: – open (.+))?$/.exec(textContent)!;
  expect(/status=|payment=/.test(link) ? open : total).toBe(amount);
}

it('every number of the home page is what its list comes to, whatever the period', async () => {
  const random = randomFrom(20_261_122);
  const gateway = await startOwnGateway();
  const seeded = await gateway.store.db.selectFrom('invoices').select('date').execute();
  const latest = seeded
    .map((invoice) => invoice.date)
    .reduce((one, other) => (one > other ? one : other));
  const date = `${dayLater(latest.slice(0, 10), -32)}T15:00:00.000Z`;
  await addInvoices(gateway, [
    { date, items: [{ name: 'Rede de varanda', unit: 1, price: 9_999 }] },
    { date, items: [{ name: 'Mel', unit: 1, price: 10 }], currency: '€' },
  ]);
  const { navigate } = await renderAt('/home?period=today', { as: 'SA', gateway });
  const followed = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const said = [...(await saidByLink())].filter(([link]) => !followed.has(link));
    while (said.length > 0 && followed.size < 5 * (round + 1)) {
      const [link, texts] = said.splice(random.whole(0, said.length - 1), 1)[0]!;
      followed.add(link);
      await navigate(link);
      await waitFor(() => texts.forEach((text) => expectListed(text, link)));
    }
    const from = dayLater(latest.slice(0, 10), random.whole(-75, 15))!;
    await navigate(`/home?from=${from}&to=${dayLater(from, random.whole(0, 60))}`);
  }
});
