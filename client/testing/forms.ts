import { act, fireEvent, screen } from '@testing-library/react';

/** A list of choices has the label of its field too. */
export const fields = { selector: 'input, select, textarea' };

export async function fill(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText(label, fields);
  await act(async () => fireEvent.change(field, { target: { value } }));
}

export const press = (name: string | RegExp) => click('button', name);

export const follow = (name: string | RegExp) => click('link', name);

export async function click(role: string, name: string | RegExp): Promise<void> {
  const element = await screen.findByRole(role, { name });
  await act(async () => fireEvent.click(element));
}

export const valueOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, fields).value;
