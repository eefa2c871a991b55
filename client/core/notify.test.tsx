import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { notify, notifyProblem, notifyUndoable } from './notify.tsx';

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(async () => {
  await renderAt('/profile', { as: 'SA' });
  // Nobody is told anything before it is known who that is.
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  act(() => void notify('Welcome.'));
  await screen.findByText('Welcome.');
  act(() => notifications.clean());
  await waitFor(() => expect(shown()).toEqual([]));
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

it('shows an equal message once, from then on as long as any other', async () => {
  act(() => void notify('Saved.'));
  await passTime(3_000);
  act(() => {
    notify('Saved.');
    notifyProblem('Something went wrong!');
  });
  await passTime(500);
  expect(shown()).toEqual(['Something went wrong!', 'Saved.']);
  await passTime(3_000);
  expect(shown()).toEqual(['Something went wrong!', 'Saved.']);
  await passTime(2_000);
  expect(shown()).toEqual([]);
});

it('shows each change that can be undone', async () => {
  act(() => {
    notifyUndoable('Deleted.', () => undefined);
    notifyUndoable('Deleted.', () => undefined);
  });
  await passTime(1_000);
  expect(shown()).toHaveLength(2);
});

it('makes one message of changes of one kind, whose button undoes all of them, the last first', async () => {
  const undone: string[] = [];
  const done = (name: string, count = 1) =>
    act(() => {
      const merge = { kind: 'done', count, say: (all: number) => `${all} are done.` };
      notifyUndoable(`${name} is done.`, () => void undone.push(name), { merge });
    });
  done('One');
  done('Two', 2);
  await passTime(500);
  expect(shown()).toEqual(['3 are done. Undo']);
  act(() => void notifyUndoable('Moved.', () => undefined));
  await passTime(500);
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await passTime(500);
  expect(undone).toEqual(['Two', 'One']);
  expect(shown()).toEqual(['Moved. Undo']);
  done('Three');
  await passTime(500);
  expect(shown()).toContain('Three is done. Undo');
});

it('keeps what can be undone while something newer stands before it on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  act(() => void notifyUndoable('Deleted.', () => undefined));
  await passTime(500);
  act(() => void notifyUndoable('Moved.', () => undefined));
  await passTime(8_500);
  expect(shown()).toEqual(['Deleted. Undo']);
  await passTime(9_000);
  expect(shown()).toEqual([]);
});
