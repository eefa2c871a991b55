import { act, fireEvent, screen } from '@testing-library/react';

/** A list of choices has the label of its field too. */
export const fields = { selector: 'input, select, textarea' };

/** Types a value into the field that has the label, or chooses it there. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText(label, fields);
  await act(async () => fireEvent.change(field, { target: { value } }));
}

/** Presses the button that has the name. */
export const press = (name: string | RegExp) => click('button', name);

/** Follows the link that has the name. */
export const follow = (name: string | RegExp) => click('link', name);

/** Clicks the one element of a role that has the name. */
export async function click(role: string, name: string | RegExp): Promise<void> {
  const element = await screen.findByRole(role, { name });
  await act(async () => fireEvent.click(element));
}

/** What the field with the label holds. */
export const valueOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, fields).value;
