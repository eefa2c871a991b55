import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { column } from '../testing/tables.ts';

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
});
