import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';

async function openTable(chart: string) {
  const part = within(await screen.findByRole('region', { name: chart }));
  const asTable = await part.findByText('Show as table');
  await act(async () => asTable.click());
  return part;
}

it('has every figure of a chart in a table, the catalogue ones from the gateway', async () => {
  await renderAt('/charts/echarts', { as: 'GUEST' });
  const part = await openTable('Doughnut');
  await part.findByText('From your data');
  expect(
    within(part.getByRole('table', { hidden: true }))
      .getByText('Fashion')
      .closest('tr')!.textContent,
  ).toMatch(/^Fashion\d+$/);
  const lines = await openTable('Lines');
  lines.getByText('Sample data');
  lines.getByText(/^R\$\s18,400$/);
  const scatter = await openTable('Scatter');
  const prices = within(scatter.getByRole('table', { hidden: true }));
  const most = prices.getByRole('rowheader', { name: 'Celular dobrável Sanfona', hidden: true });
  expect(most.closest('tr')!.textContent).toMatch(/Sanfona\$\s4,299\.00\d$/);
});
