import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asDemoSa, log } from '../testing/chats.ts';
import { fill, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

/** The Enter by which a candidate is taken: as most browsers send it, and as Safari does, after the composition. */
const orders = [
  ['during the composition', { isComposing: true }],
  ['after it, in Safari', { keyCode: 229 }],
] as const;

const inputMethodEnter = (field: HTMLElement, init: object) =>
  act(async () => {
    fireEvent.compositionStart(field);
    if ('keyCode' in init) fireEvent.compositionEnd(field);
    const goesOn = fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', ...init });
    if (!('keyCode' in init)) fireEvent.compositionEnd(field);
    if (goesOn) field.closest('form')?.requestSubmit();
  });

const enter = (field: HTMLElement) => act(async () => fireEvent.keyDown(field, { key: 'Enter' }));

it.each(orders)('an Enter %s adds no to-do', async (_, init) => {
  await renderAt('/todo', { as: 'EDITOR' });
  const field = await screen.findByLabelText<HTMLInputElement>('What needs to be done?', {
    selector: 'input',
  });
  await fill('What needs to be done?', 'かいもの');
  await inputMethodEnter(field, init);
  expect(field.value).toBe('かいもの');
  await act(async () => field.form!.requestSubmit());
  await waitFor(() => expect(field.value).toBe(''));
});

it.each(orders)('an Enter %s saves no price in a table', async (_, init) => {
  await renderAt('/produtos', { as: 'EDITOR' });
  const [cell] = await screen.findAllByRole('button', { name: /^Price of / });
  await act(async () => fireEvent.click(cell!));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Price of / });
  fireEvent.change(field, { target: { value: '12' } });
  await inputMethodEnter(field, init);
  expect(field.isConnected).toBe(true);
  await enter(field);
  await waitFor(() => expect(field.isConnected).toBe(false));
});

it.each(orders)('an Enter %s runs nothing in the palette', async (_, init) => {
  const { location } = await renderAt('/invoices', { as: 'EDITOR' });
  await press('Search');
  const field = await screen.findByPlaceholderText('Search here...');
  fireEvent.change(field, { target: { value: 'calendar' } });
  const choice = await screen.findByRole('button', { name: 'Calendar' });
  await waitFor(() => expect(choice.hasAttribute('data-selected')).toBe(true));
  await inputMethodEnter(field, init);
  expect(location()).toBe('/invoices');
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(location()).toBe('/calendar'));
});

it.each(orders)('an Enter %s sends no message of a chat', async (_, init) => {
  const { rooms, ...as } = await asDemoSa(await startOwnGateway());
  await renderAt(`/chat/${rooms[0]!.contactId}`, as);
  await log();
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Message to/);
  await fill(/^Message to/, 'こんにちは');
  await inputMethodEnter(field, init);
  expect(field.value).toBe('こんにちは');
  await enter(field);
  expect(field.value).toBe('');
});
