import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startWithCustomers } from '../../testing/customers.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column } from '../../testing/tables.ts';

const COUNT = 90;
const nameOf = (place: number) => `Padaria ${String(place).padStart(2, '0')}`;

async function renderHeld() {
  const customers = Array.from({ length: COUNT }, (_, at) => ({
    kind: 'person',
    id: `c${at + 1}`,
    name: nameOf(at + 1),
  }));
  const held: (() => void)[] = [];
  let isHolding = false;
  const shown = await renderAt('/clientes?sort=name&direction=ascending', {
    as: 'EDITOR',
    gateway: await startWithCustomers(...customers),
    network:
      (send) =>
      async (...request) => {
        if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
        return send(...request);
      },
  });
  await isAt(1);
  isHolding = true;
  const release = () =>
    act(async () => {
      isHolding = false;
      for (const free of held) free();
    });
  return { ...shown, release };
}

const isAt = (place: number) =>
  waitFor(() => expect(column(1)[0]).toContain(nameOf(place)), { timeout: 20_000 });

it('each press of Next turns a page, also while one loads, and Previous takes one back', async () => {
  const { release, navigate } = await renderHeld();
  for (const name of ['Next page', 'Next page', 'Next page', 'Previous page', 'Next page'])
    await press(name);
  expect(column(1)[0]).toContain(nameOf(1));
  await release();
  await isAt(61);
  await navigate(-1);
  await isAt(41);
  await press('Next page');
  await isAt(61);
});

it('presses in one moment count, and the end of the list ends them', async () => {
  const { release } = await renderHeld();
  const next = screen.getByRole('button', { name: 'Next page' });
  await act(async () => {
    for (let presses = 0; presses < 9; presses += 1) fireEvent.click(next);
  });
  await release();
  await isAt(81);
  await press('Previous page');
  await isAt(61);
});

it('presses that wait for a page end with another filter', async () => {
  const { release, location } = await renderHeld();
  await press('Next page');
  await press('Next page');
  const search = screen.getByRole('searchbox');
  await act(async () => fireEvent.change(search, { target: { value: 'Padaria' } }));
  await act(async () => fireEvent.keyDown(search, { key: 'Enter' }));
  await release();
  await waitFor(() => expect(location()).toMatch(/direction=ascending&text=Padaria$/));
  await isAt(1);
});
