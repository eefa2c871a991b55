import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A list of choices has the label of its field too. */
export const fields = { selector: 'input, select, textarea' };

export async function fill(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText(label, fields);
  await act(async () => fireEvent.change(field, { target: { value } }));
}

export const press = (name: string | RegExp) => click('button', name);

export const follow = (name: string | RegExp) => click('link', name);

export async function click(role: string, name: string | RegExp): Promise<void> {
  const element = await waitFor(() => findUsable(role, name));
  await act(async () => {
    // The page may have been drawn anew since the element was found.
    fireEvent.click(element.isConnected ? element : findUsable(role, name));
  });
}

/** Returns the only element that is not inert, as a notification behind another one is. */
function findUsable(role: string, name: string | RegExp): HTMLElement {
  const found = screen.getAllByRole(role, { name }).filter((each) => !each.closest('[inert]'));
  return found.length === 1 ? found[0]! : screen.getByRole(role, { name });
}

export const valueOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, fields).value;

/** Changes the selected records to values by label. */
export async function changeSelected(values: Readonly<Record<string, string>>): Promise<void> {
  await press('Change');
  const dialog = within(await screen.findByRole('dialog', { name: /^Change \d/ }));
  for (const [label, value] of Object.entries(values)) {
    const field = await dialog.findByLabelText(label, fields);
    await act(async () => fireEvent.change(field, { target: { value } }));
  }
  await press('Change all');
}

/** Waits for an element, and until it has the focus. */
export async function expectFocus(found: Promise<Element>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(document.activeElement).toBe(element));
}

export const undoByKey = (target: Element = document.activeElement ?? document.body) =>
  act(async () => fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true }));

/** Chooses an action from the menu beside a page's primary action. */
export async function chooseAction(name: string): Promise<void> {
  await press('More actions');
  await click('menuitem', name);
}

/** Types a value in place, and ends with a key. */
export async function editInPlace(label: string, value: string, key = 'Enter'): Promise<void> {
  await click('button', new RegExp(`^(Edit|Add) ${label}$`));
  await fill(label, value);
  const field = screen.getByLabelText(label, fields);
  await act(async () => fireEvent.keyDown(field, { key }));
}
