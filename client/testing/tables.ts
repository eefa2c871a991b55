import { screen, within } from '@testing-library/react';

/** The texts of one column of the page's table, from top to bottom, by its place from 0. */
export function column(place: number): (string | null)[] {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[place]!.textContent);
}
