import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifyFinal, notifyUndoable } from '../core/notify.tsx';
import { callsOf } from '../testing/callsOf.ts';
import { fill, press, undoByKey } from '../testing/forms.ts';
import { heldNetwork } from '../testing/person.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

const redoByKey = () =>
  act(async () =>
    fireEvent.keyDown(document.body, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }),
  );

const deleteFirst = async (name: string) => press(`Delete: ${name}`);

it('Ctrl+Z takes back the last change, then the one before, and says what', async () => {
  const { gateway } = await renderAt('/profile', { as: 'SA' });
  const token = localStorage.getItem('accessToken')!;
  for (const title of ['Deal won', 'Stock is low'])
    await gateway.graphql(
      'mutation ($input: AddNotificationInput!) { addNotification(input: $input) { notification { id } } }',
      { input: { title } },
      token,
    );
  await press(/^Notifications: /);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('link', { name: 'Deal won' });
  await deleteFirst('Deal won');
  await screen.findByText('“Deal won” was deleted.');
  await deleteFirst('Stock is low');
  await screen.findByText('“Stock is low” was deleted.');

  await undoByKey();
  await screen.findByText('“Stock is low” was restored.');
  expect(drawer.queryByRole('link', { name: 'Deal won' })).toBe(null);
  await undoByKey();
  await screen.findByText('“Deal won” was restored.');
  await drawer.findByRole('link', { name: 'Deal won' });
});

it('Ctrl+Z while a change is on its way takes that back, not the one before', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  for (const title of ['Regar', 'Varrer'])
    await gateway.graphql(
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }',
      { input: { title } },
      token,
    );
  const { network, release } = heldNetwork('DeleteTodos');
  let isHeld = false;
  await renderAt('/todo', {
    gateway,
    token,
    network: (send) => {
      const held = network(send);
      return (...request) => (isHeld ? held : send)(...request);
    },
  });
  await press('Delete: Regar');
  await screen.findByText('“Regar” was deleted.');
  isHeld = true;
  await press('Delete: Varrer');
  await undoByKey();
  release();
  await screen.findByText('“Varrer” was restored.');
  expect(screen.queryByRole('button', { name: 'Delete: Regar' })).toBe(null);
});

it('Ctrl+Shift+Z does again what was undone, the last first, until something else is changed', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  for (const title of ['Regar', 'Varrer', 'Podar'])
    await gateway.graphql(
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }',
      { input: { title } },
      token,
    );
  await renderAt('/todo', { gateway, token });
  const isThere = (title: string) => screen.queryByRole('button', { name: `Delete: ${title}` });
  for (const title of ['Regar', 'Varrer']) {
    await press(`Delete: ${title}`);
    await screen.findByText(/(was|were) deleted\.$/);
    await waitFor(() => expect(isThere(title)).toBe(null));
  }
  await screen.findByText('2 to-dos were deleted.');
  await undoByKey();
  await undoByKey();
  await waitFor(() => expect(isThere('Regar')).not.toBe(null));
  await redoByKey();
  await waitFor(() => expect(isThere('Regar')).toBe(null));
  expect(isThere('Varrer')).not.toBe(null);
  await redoByKey();
  await waitFor(() => expect(isThere('Varrer')).toBe(null));

  await undoByKey();
  await waitFor(() => expect(isThere('Varrer')).not.toBe(null));
  await press('Delete: Podar');
  await screen.findByText('“Podar” was deleted.');
  await redoByKey();
  await undoByKey();
  await waitFor(() => expect(isThere('Podar')).not.toBe(null));
  expect(isThere('Varrer')).not.toBe(null);
  expect(isThere('Regar')).toBe(null);
});

it('Ctrl+Z is left to a text field, and taken where nothing is typed', async () => {
  await renderAt('/todo', { as: 'GUEST' });
  const search = await screen.findByRole('textbox', { name: 'What needs to be done?' });
  const undo = vi.fn();
  act(() => void notifyUndoable('Done', undo));
  await undoByKey(search);
  expect(undo).not.toHaveBeenCalled();
  await undoByKey((await screen.findAllByRole('button'))[0]);
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
});

it('Ctrl+Z says of what cannot be undone that it cannot, and leaves what was done before', async () => {
  const { fetch } = await renderAt('/profile', { as: 'GUEST' });
  await screen.findByRole('heading', { level: 1 });
  const undo = vi.fn();
  act(() => void notifyUndoable('Moved.', undo));
  act(() => notifyFinal('Sent.'));
  await undoByKey();
  await screen.findByText('Can’t be undone: Sent.');
  expect(undo).not.toHaveBeenCalled();
  await undoByKey();
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  expect(callsOf(fetch, 'Restore')).toEqual([]);
});

it('Ctrl+Z and Ctrl+Shift+Z say so when there is nothing left, except in a text field', async () => {
  await renderAt('/todo', { as: 'GUEST' });
  const field = await screen.findByRole('textbox', { name: 'What needs to be done?' });
  const undo = vi.fn();
  act(() => void notifyUndoable('Done', undo));
  await undoByKey();
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  await undoByKey(field);
  await redoByKey();
  await screen.findByText('Nothing to redo.');
  expect(screen.queryByText('Nothing to undo.')).toBe(null);
  await undoByKey();
  await screen.findByText('Nothing to undo.');
});

it('what could not be reached can be taken back again', async () => {
  await renderAt('/profile', { as: 'GUEST' });
  await screen.findByRole('heading', { level: 1 });
  const undo = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  act(() => void notifyUndoable('Done', undo));
  await undoByKey();
  await undoByKey();
  await undoByKey();
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(2));
});

it('a message stays under the pointer and around the focus, and goes afterwards', async () => {
  await renderAt('/profile', { as: 'GUEST' });
  await screen.findByRole('heading', { level: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => void notifyUndoable('Deleted', () => undefined));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await act(async () => vi.advanceTimersByTime(100));
    await act(async () => undo.focus());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Deleted')).not.toBe(null);
    await act(async () => fireEvent.mouseEnter(undo.closest('.toasts > * > *')!));
    await act(async () => undo.blur());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Deleted')).not.toBe(null);
    await act(async () => fireEvent.mouseLeave(undo.closest('.toasts > * > *')!));
    await act(async () => vi.advanceTimersByTime(10_000));
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Deleted')).toBe(null);
  } finally {
    vi.useRealTimers();
  }
});

it('Ctrl+Z from another page leaves one there; on the page of what it removes it leads to the list', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const { location, navigate } = await renderAt('/boards', { as: 'SA', gateway });
  const make = async (name: string) => {
    await navigate('/boards');
    await fill('New board title', name);
    await press('Create board');
    await screen.findByRole('heading', { level: 1, name });
  };
  await make('Reforma');
  await navigate('/vendas');
  await screen.findByRole('heading', { level: 1 });
  await undoByKey();
  await screen.findByText(/^Undone: .*Reforma/);
  expect(location()).toBe('/vendas');
  await redoByKey();
  await screen.findByRole('link', { name: 'Show' });
  expect(location()).toBe('/vendas');

  await make('Mudança');
  await undoByKey();
  await waitFor(() => expect(location()).toBe('/boards'));
});
