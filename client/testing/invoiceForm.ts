import { act, fireEvent, screen, within } from '@testing-library/react';
import { fields, fill } from './forms.ts';

export function partyField(side: 'Buyer' | 'Seller', label: 'Name' | 'Address') {
  const party = within(screen.getByRole('region', { name: side }));
  return party.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

export async function fillParties(): Promise<void> {
  await screen.findByRole('region', { name: 'Buyer' });
  for (const [side, name] of [
    ['Buyer', 'Casa do Mel'],
    ['Seller', 'Retaguarda'],
  ] as const) {
    const field = partyField(side, 'Name');
    await act(async () => fireEvent.change(field, { target: { value: name } }));
  }
}

/** Fills the nth line, counted from 1. */
export async function fillLine(
  number: number,
  { name, unit, price }: { name: string; unit: string; price: string },
): Promise<void> {
  await fill(`Item of line ${number}`, name);
  await fill(`Quantity of line ${number}`, unit);
  await fill(`Price of line ${number}`, price);
}

/** Returns the totals on the sheet, or in the form. */
export function totals() {
  const sheet = screen.queryByRole('article');
  const found = (sheet ? within(sheet) : screen).getAllByRole('definition');
  return found.map(({ textContent }) => textContent);
}

export async function pressEnter(label: string): Promise<void> {
  const field = await screen.findByLabelText(label, fields);
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
}
