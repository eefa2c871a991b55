import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectFocus } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';

async function showSaturday(network?: (send: typeof fetch) => typeof fetch) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const at = (day: number, hour: number) => new Date(2030, 1, day, hour).toISOString();
  for (const [title, day, hour] of [
    ['Feira', 16, 9],
    ['Ensaio', 15, 11],
  ] as const) {
    const input = { id: title, title, start: at(day, hour), end: at(day, hour + 1) };
    await gateway.graphql(CREATE, { input }, token);
  }
  await renderAt('/calendar?view=week&day=2030-02-16', {
    gateway,
    token,
    ...(network && { network }),
  });
}

const tile = (day: string) =>
  screen.findByRole('link', { name: new RegExp(`^Feira.*Feb ${day}, 2030, 9:00`) });

async function press(day: string, key: string) {
  const pressed = await tile(day);
  await act(async () => {
    pressed.focus();
    fireEvent.keyDown(pressed, { key });
  });
}

async function hasFocus(day: string) {
  const moved = await tile(day);
  await waitFor(() => expect(document.activeElement).toBe(moved));
  await waitFor(() => expect(moved.hasAttribute('data-taken')).toBe(false));
  await expectFocus(tile(day));
}

it('an event that was moved to another week by keys has the focus there', async () => {
  await showSaturday();
  await press('16', ' ');
  await press('16', 'ArrowRight');
  await press('17', ' ');
  await screen.findByText(/“Feira” was moved to Feb 17/);
  await hasFocus('17');
});

it('an event whose move is taken back by keys has the focus where it was', async () => {
  await showSaturday();
  await press('16', ' ');
  await press('16', 'ArrowLeft');
  await press('15', ' ');
  await screen.findByText(/“Feira” was moved to Feb 15/);
  await hasFocus('15');
  fireEvent.keyDown(document.activeElement!, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await screen.findByText(/“Feira” was moved back to Feb 16/);
  await hasFocus('16');
});

it('an event whose move is cancelled has the focus where it was, in the same week or another', async () => {
  await showSaturday();
  for (const [key, day] of [
    ['ArrowLeft', '15'],
    ['ArrowRight', '17'],
  ] as const) {
    await press('16', ' ');
    await press('16', key);
    await press(day, 'Escape');
    await hasFocus('16');
  }
});

it('an event that cannot be moved without a connection says so, and that it was not moved', async () => {
  await showSaturday(
    (send) => (input, init) =>
      (init?.body as string | undefined)?.includes('mutation UpdateEvent')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  );
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('16', ' ');
  await press('16', 'ArrowLeft');
  await press('15', ' ');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline\./);
  onLine.mockRestore();
  await screen.findByText('Move canceled. Feira was not moved.');
  await hasFocus('16');
});
