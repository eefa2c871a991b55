import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
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
  expect(shown()).toEqual(['Saved.', 'Something went wrong!']);
  await passTime(3_000);
  expect(shown()).toEqual(['Saved.', 'Something went wrong!']);
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

it('keeps what can be undone while something newer stands before it on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  act(() => {
    notifyUndoable('Deleted.', () => undefined);
    notifyUndoable('Moved.', () => undefined);
  });
  await passTime(8_500);
  expect(shown()).toEqual(['Deleted. Undo']);
  await passTime(9_000);
  expect(shown()).toEqual([]);
});
