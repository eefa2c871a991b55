import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { click, press } from './forms.ts';

/** Opens a field of the list's filters. */
export async function openFilter(field: string): Promise<void> {
  await closeFilter();
  await press('Filter');
  const menu = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(menu.getByRole('button', { name: field })));
}

/** Sets a filter to a choice, or takes the choice away. */
export async function filterBy(field: string, choice: string): Promise<void> {
  await openFilter(field);
  await click('checkbox', new RegExp(`^${choice}`));
  await closeFilter();
}

export async function closeFilter(): Promise<void> {
  const open = screen.queryByRole('dialog');
  if (open) await act(async () => fireEvent.keyDown(open, { key: 'Escape' }));
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The filter is still open');
  });
}

/** Returns the texts of a list's chips, in their order. */
export const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove filter / })
    .map((button) => button.previousElementSibling?.textContent);

/** Clears the filters by the button beside the words that nothing was found. */
export async function clearFilters(): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: 'Clear filters' });
  await act(async () => fireEvent.click(buttons.at(-1)!));
}
