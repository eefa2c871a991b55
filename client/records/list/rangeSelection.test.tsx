import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const isChecked = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

it('selects rows up to the next tick with Shift, beside what was selected before', async () => {
  await renderAt('/invoices', { as: 'EDITOR' });
  await screen.findByRole('table');
  const names = column(1);
  const tick = (at: number, shiftKey = false) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${names[at]}` }), { shiftKey });
  const ticked = () => names.flatMap((name, at) => (isChecked(`Select ${name}`) ? [at] : []));
  tick(9);
  tick(2);
  tick(5, true);
  expect(ticked()).toEqual([2, 3, 4, 5, 9]);
  tick(3);
  expect(ticked()).toEqual([2, 4, 5, 9]);
  tick(0, true);
  expect(ticked()).toEqual([0, 1, 2, 3, 4, 5, 9]);
  const beside = screen.getByRole('checkbox', { name: `Select ${names[7]}` }).closest('label')!;
  fireEvent.click(beside);
  expect(ticked()).toEqual([0, 1, 2, 3, 4, 5, 7, 9]);
});

it.each(['/produtos?as=grid', '/projects?as=cards', '/users?as=grid', '/inbox'])(
  'selects a range with Shift in %s',
  async (list) => {
    const gateway = await startOwnGateway();
    await renderAt(list, { gateway, token: await gateway.demoTokenFor('ADMIN') });
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /^Select (?!all )/,
    });
    const tick = (at: number, shiftKey = false) =>
      act(async () => void fireEvent.click(boxes[at]!, { shiftKey }));
    await tick(1);
    await tick(4, true);
    const ticked = boxes.flatMap(({ checked }, at) => (checked ? [at] : []));
    expect(ticked).toEqual([1, 2, 3, 4]);
  },
);
