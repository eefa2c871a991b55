import { act, fireEvent, screen, within } from '@testing-library/react';

/** The texts of one column of the page's table, from top to bottom, by its place from 0. */
export function column(place: number): (string | null)[] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[place]!.textContent);
}

/** The heads of the page's table, from left to right, without one that is empty. */
export function heads(): (string | null)[] {
  const cells = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return cells.filter(Boolean);
}

/** Selects a row of the page's table, by its place from 1. */
export async function selectRow(place: number): Promise<void> {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all )/ });
  await act(async () => fireEvent.click(boxes[place - 1]!));
}
