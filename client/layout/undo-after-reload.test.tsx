import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifyFinal, notifyUndoable } from '../core/notify.tsx';
import { session } from '../core/session.ts';
import { type ActivityUndo, addUndo, undoLast } from '../core/undoStack.ts';
import { press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

const HOUR_MS = 60 * 60 * 1000;

const undoByKey = () =>
  act(async () => fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true }));

async function startWithTodos(...titles: string[]) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('GUEST');
  for (const title of titles)
    await gateway.graphql(
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }',
      { input: { title } },
      token,
    );
  return renderAt('/todo', { gateway, token });
}

const isSignedIn = () => waitFor(() => expect(session.read().isAuthenticated).toBe(true));

const add = (id: string) =>
  addUndo({ id, undo: () => undefined, activity: { activityId: id, undone: 'Undone.' } });

/** Takes all off the stack; their activities, the last first. */
async function undoAll() {
  const ids: string[] = [];
  const undoActivity = async ({ activityId }: ActivityUndo) => ids.push(activityId) > 0;
  await waitFor(() => expect(undoLast(undoActivity)).toBe(false));
  return ids;
}

it('Ctrl+Z after a reload undoes what the gateway recorded, the last change first', async () => {
  const { reload } = await startWithTodos('Regar', 'Varrer');
  const undoHere = vi.fn();
  await isSignedIn();
  act(() => void notifyUndoable('Done', undoHere));
  await press('Delete: Regar');
  await screen.findByText('“Regar” was deleted.');
  await press('Delete: Varrer');
  await screen.findByText('2 to-dos were deleted.');
  await reload();
  await screen.findByRole('textbox', { name: 'What needs to be done?' });
  await undoByKey();
  await screen.findByRole('button', { name: 'Delete: Varrer' });
  await screen.findByText('“Varrer” was restored.');
  expect(screen.queryByRole('button', { name: 'Delete: Regar' })).toBe(null);
  await reload();
  await screen.findByRole('button', { name: 'Delete: Varrer' });
  await undoByKey();
  await screen.findByRole('button', { name: 'Delete: Regar' });
  await undoByKey();
  expect(undoHere).not.toHaveBeenCalled();
});

it('Ctrl+Shift+Z after a reload does again what was undone before it', async () => {
  const { reload } = await startWithTodos('Regar');
  const isThere = () => screen.queryByRole('button', { name: 'Delete: Regar' }) !== null;
  await press('Delete: Regar');
  await screen.findByText('“Regar” was deleted.');
  await undoByKey();
  await screen.findByText('“Regar” was restored.');
  await reload();
  await screen.findByRole('button', { name: 'Delete: Regar' });
  await act(async () =>
    fireEvent.keyDown(document.body, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }),
  );
  await waitFor(() => expect(isThere()).toBe(false));
  await screen.findByText('“Regar” was deleted.');
  await undoByKey();
  await waitFor(() => expect(isThere()).toBe(true));
});

it('and nothing that is older than a change that it did not record', async () => {
  const { reload } = await startWithTodos();
  await isSignedIn();
  add('older');
  act(() => notifyFinal('Sent.'));
  await reload();
  await isSignedIn();
  expect(await undoAll()).toEqual([]);
});

it('of the last hour and the last 20 changes', async () => {
  const { reload } = await startWithTodos();
  await isSignedIn();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - HOUR_MS);
  add('old');
  clock.mockRestore();
  add('new');
  await reload();
  await isSignedIn();
  expect(await undoAll()).toEqual(['new']);

  const ids = Array.from({ length: 21 }, (_, index) => `change ${index}`);
  ids.forEach(add);
  await reload();
  await isSignedIn();
  expect(await undoAll()).toEqual(ids.slice(1).toReversed());
});

it('ends with the session, and is of one account', async () => {
  const { gateway, reload } = await startWithTodos();
  await isSignedIn();
  add('mine');
  localStorage.setItem('accessToken', await gateway.tokenFor('GUEST'));
  await reload();
  await isSignedIn();
  expect(await undoAll()).toEqual([]);

  add('mine');
  const token = session.token()!;
  act(() => session.leave());
  localStorage.setItem('accessToken', token);
  await reload();
  await isSignedIn();
  expect(await undoAll()).toEqual([]);
});
