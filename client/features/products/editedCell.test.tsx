import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';

/** Finds a cell of the first row by its column. */
async function cellOf(column: string): Promise<HTMLElement> {
  await screen.findAllByRole('switch');
  return document.querySelector<HTMLElement>(`tbody td[data-column="${column}"]`)!;
}

const pressIn = (cell: HTMLElement) =>
  act(async () => {
    fireEvent.mouseDown(cell);
    fireEvent.click(cell);
  });

it.each(['Price', 'Stock'])('all of a cell of %s begins its change', async (column) => {
  await renderAt('/produtos', { as: 'EDITOR' });
  const cell = await cellOf(column);
  await pressIn(cell);
  const field = cell.querySelector('input')!;
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '7' } });
  await pressIn(cell);
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('7');
});

it('all of the cell of a switch turns it', async () => {
  await renderAt('/produtos', { as: 'EDITOR' });
  const cell = await cellOf('Active');
  const before = cell.querySelector('input')!.checked;
  await pressIn(cell);
  expect(cell.querySelector('input')!.checked).toBe(!before);
});

it('a cell that one may not change leads nowhere', async () => {
  await renderAt('/produtos', { as: 'GUEST' });
  await screen.findAllByRole('columnheader');
  expect(document.querySelector('[data-edited]')).toBe(null);
});
