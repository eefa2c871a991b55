import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('finds products as one types, and Enter takes one with its price and stays in the line', async () => {
  await renderAt('/invoices/new', { as: 'EDITOR' });
  await fill('Item of line 1', 'CABO usb');
  const option = await screen.findByRole('option', { name: /^Cabo USB-C 2 m/ });
  const field = screen.getByRole('combobox', { name: 'Item of line 1' });
  const keyDown = (key: string) => act(async () => fireEvent.keyDown(field, { key, code: key }));
  await keyDown('ArrowDown');
  expect(option.hasAttribute('data-combobox-selected')).toBe(true);
  await keyDown('Enter');
  expect(valueOf('Item of line 1')).toBe('Cabo USB-C 2 m');
  expect(valueOf('Price of line 1')).toBe('39.95');
  expect(screen.queryByRole('combobox', { name: 'Item of line 2' })).toBe(null);
});
