import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { click, follow, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { selectRow } from '../testing/tables.ts';

const OFFLINE = /You’re offline/;
const UNREACHABLE = /Can’t reach the server/;

function aNetwork() {
  const state = { isDown: false };
  type Send = typeof fetch;
  const network =
    (send: Send): Send =>
    (input, init) =>
      state.isDown ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init);
  return { state, network };
}

const line = (event: 'online' | 'offline') =>
  act(async () => window.dispatchEvent(new Event(event)));

it('offline keeps the page, says so, and opens the next page when the line is back', async () => {
  const { state, network } = aNetwork();
  const { location } = await renderAt('/profile', { as: 'GUEST', network });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await press('Apps');
  state.isDown = true;
  await line('offline');
  await screen.findByText(OFFLINE);

  await follow(/^Notifications/);
  await screen.findByText(/The page you asked for opens when the connection is back/);
  screen.getByRole('heading', { level: 1, name: 'Profile' });
  expect(screen.queryByRole('alert')).toBe(null);
  expect(location()).toBe('/profile');

  state.isDown = false;
  await line('online');
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(location()).toBe('/notifications');
});

it('an error of the gateway alone is no matter of the line', async () => {
  await renderAt('/profile', {
    as: 'GUEST',
    network: (send) => (input, init) =>
      input === '/graphql' && (init?.body as string).includes('mutation')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  });
  await press(/Account of/);
  await click('menuitem', 'Sign out');
  await screen.findByRole('button', { name: 'Acessar' });
  expect(screen.queryByText(UNREACHABLE)).toBe(null);
});

const tooMany = (seconds: number) =>
  Response.json(
    { errors: [{ message: 'Wait a while', extensions: { code: 'TOO_MANY' } }] },
    {
      status: 429,
      headers: {
        'retry-after': String(seconds),
        'content-type': 'application/graphql-response+json',
      },
    },
  );

it('a request that comes too early is sent again after a short wait', async () => {
  const sent = new Map<string, number>();
  await renderAt('/profile', {
    as: 'GUEST',
    network: (send) => async (input, init) => {
      // Requests are counted by their content, since several wait at once.
      const asked = JSON.stringify([input, init?.body]);
      const turn = (sent.get(asked) ?? 0) + 1;
      sent.set(asked, turn);
      return turn > 2 ? send(input, init) : tooMany(0);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await waitFor(() => expect(Math.min(...sent.values())).toBeGreaterThan(2));
});

it('a page that has to wait for longer says for how long, and a retry brings it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isLimited = false;
  const { navigate } = await renderAt('/profile', {
    as: 'GUEST',
    network: (send) => async (input, init) => (isLimited ? tooMany(60) : send(input, init)),
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  isLimited = true;
  await navigate('/clientes');
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a while');
  isLimited = false;
  await press('Try again');
  await screen.findByRole('heading', { level: 1, name: 'Clientes' });
});

it('a query that is lost just after the line is back is sent again', async () => {
  let lost = 0;
  await renderAt('/clientes', {
    as: 'GUEST',
    network: (send) => (input, init) =>
      lost < 2 && (init?.body as string | undefined)?.includes('query CustomersPage')
        ? Promise.reject(new TypeError(`Failed to fetch ${++lost}`))
        : send(input, init),
  });
  await screen.findByRole('table');
  expect(lost).toBe(2);
  expect(screen.queryByText(UNREACHABLE)).toBe(null);
});

it('what an outage keeps from a page comes by itself when it is over', async () => {
  const { state, network } = aNetwork();
  await renderAt('/profile', { as: 'GUEST', network });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  state.isDown = true;
  await follow('Clientes');
  await screen.findByText(UNREACHABLE);
  expect(screen.queryByRole('alert')).toBe(null);
  state.isDown = false;
  await line('online');
  await screen.findByRole('table');
});

it('offline, a change of several is refused, and can be tried again', async () => {
  const { state, network } = aNetwork();
  await renderAt('/users', { as: 'ADMIN', network });
  await selectRow(1);
  state.isDown = true;
  await line('offline');
  await press('Deactivate');
  await screen.findByText(/Changes can’t be saved/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Deactivate' }).dataset.loading).toBe(undefined),
  );
  state.isDown = false;
  await line('online');
  await press('Deactivate');
  await screen.findByText('1 user was deactivated.');
});
