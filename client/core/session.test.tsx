import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { click, fill, follow, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';
import { connection } from './connection.ts';
import { expiryOf, session } from './session.ts';

const endSession = 'mutation { logout(input: {}) { endedSessions } }';

describe('a stored token', () => {
  it('signs its account in again', async () => {
    const { location, reload } = await renderAt('/invoices', { as: 'EDITOR' });
    await screen.findByRole('heading', { name: 'Invoices' });
    await reload();
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(location()).toBe('/invoices');
    expect(session.read()).toMatchObject({ isAuthenticated: true, user: { role: 'EDITOR' } });
  });

  const useless: [kind: string, token: (gateway: TestGateway) => Promise<string>][] = [
    ['empty', async () => ''],
    ['malformed', async () => 'no token'],
    ['one without an expiry', async () => claiming({ sub: 'x' })],
    ['expired', async (gateway) => expired(await gateway.tokenFor('SA'))],
    ['forged', async () => claiming({ sub: 'x', exp: 4_000_000_000 })],
    ['revoked', revokedToken],
  ];

  it.each(useless)('that is %s leaves the user signed out and is removed', async (_kind, make) => {
    const gateway = await startOwnGateway();
    const { location } = await renderAt('/home', { gateway, token: await make(gateway) });
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login?from=%2Fhome');
    expect(session.read()).toEqual({
      isInitialised: true,
      isAuthenticated: false,
      user: undefined,
    });
    expect(localStorage.getItem('accessToken')).toBe(null);
  });

  it.each(['empty', 'malformed', 'expired'])(
    'that is %s is not sent to the gateway',
    async (kind) => {
      const gateway = await startOwnGateway();
      const token = await useless.find(([each]) => each === kind)![1](gateway);
      const { fetch } = await renderAt('/recuperar-senha', { gateway, token });
      await session.initialise();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

describe('the start of the session', () => {
  it('stands behind the loading screen until the profile is there', async () => {
    let answerProfile = () => {};
    const profile = new Promise<void>((resolve) => (answerProfile = resolve));
    await renderAt('/home', {
      as: 'SA',
      network:
        (send) =>
        async (...request) => {
          if (request[0] === '/api/auth/profile') await profile;
          return send(...request);
        },
    });
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBe(null);
    expect(screen.queryByRole('button')).toBe(null);
    answerProfile();
    await screen.findByRole('heading', { name: /^Good/ });
  });

  it('waits for a gateway that cannot be reached, says so, and goes on by itself', async () => {
    let isDown = true;
    const { location } = await renderAt('/invoices', {
      as: 'EDITOR',
      network:
        (send) =>
        async (...request) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return send(...request);
        },
    });
    await screen.findByText(/Can’t reach the server/);
    expect(localStorage.getItem('accessToken')).not.toBe(null);
    isDown = false;
    await act(async () => void connection.probe());
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    expect(location()).toBe('/invoices');
  });

  it('asks again when one request was lost', async () => {
    let lost = 0;
    await renderAt('/invoices', {
      as: 'EDITOR',
      network: (send) => async (input, init) => {
        if (input === '/api/auth/profile' && lost++ === 0) throw new TypeError('Failed to fetch');
        return send(input, init);
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
  });

  it('leaves the user signed out when the profile answers 500, and the token for the next start', async () => {
    let isBroken = true;
    const { location, reload } = await renderAt('/invoices', {
      as: 'SA',
      network: (send) => async (input, init) =>
        input === '/api/auth/profile' && isBroken
          ? Response.json({ message: 'Internal server error' }, { status: 500 })
          : send(input, init),
    });
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login?from=%2Finvoices');
    expect(session.read().isAuthenticated).toBe(false);
    isBroken = false;
    await reload();
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
  });
});

describe('the end of the session', () => {
  it('elsewhere leads to the sign-in at the next request, and from there back', async () => {
    const { gateway, location, navigate } = await renderAt('/invoices', { as: 'GUEST' });
    await screen.findByRole('heading', { name: 'Invoices' });
    await gateway.graphql(endSession, {}, session.token());

    await navigate('/invoices?status=delivered');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login?from=%2Finvoices%3Fstatus%3Ddelivered');
    expect(localStorage.getItem('accessToken')).toBe(null);

    await fill('Email', 'guest@retaguarda.test');
    await fill('Password', 'retaguarda');
    await press('Acessar');
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(location()).toBe('/invoices?status=delivered');
  });

  it('by the user menu forgets the token here and ends the session in the gateway', async () => {
    const { gateway, location, navigate } = await renderAt('/invoices', { as: 'GUEST' });
    const token = session.token()!;
    await press(/Account of guest-/);
    await click('menuitem', 'Sign out');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBe(null);
    expect(await profileStatus(gateway, token)).toBe(401);

    await navigate('/invoices');
    await waitFor(() => expect(location()).toBe('/login?from=%2Finvoices'));
  });

  it('by the user menu needs no gateway', async () => {
    let isDown = false;
    await renderAt('/invoices', {
      as: 'GUEST',
      network:
        (send) =>
        async (...request) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return send(...request);
        },
    });
    await press(/Account of guest-/);
    isDown = true;
    await click('menuitem', 'Sign out');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(localStorage.getItem('accessToken')).toBe(null);
  });

  it('leaves nothing of one user’s data for the next', async () => {
    let isHeld = false;
    const { fetch, navigate } = await renderAt('/login', {
      network: (send) => (input, init) =>
        isHeld && input === '/graphql' ? new Promise(() => {}) : send(input, init),
    });
    await press('Guest');
    await press('Apps');
    await follow('Invoices');
    await screen.findByRole('table');
    await press(/Account of Rui Tavares/);
    await click('menuitem', 'Sign out');
    await press('Editor');
    await press('Apps');
    await navigate('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    const link = await screen.findByRole('link', { name: 'Invoices' });
    isHeld = true;
    const asked = fetch.mock.calls.length;
    await act(async () => link.click());
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(asked));
    expect(screen.queryByRole('table')).toBe(null);
  });
});

describe('the expiry of a token', () => {
  it('is its `exp`, in milliseconds', () => {
    expect(expiryOf(claiming({ exp: 1_700_000_000, name: 'Luísa ÿ?>' }))).toBe(1_700_000_000_000);
  });
});

async function revokedToken(gateway: TestGateway): Promise<string> {
  const token = await gateway.tokenFor('SA');
  await gateway.graphql(endSession, {}, token);
  return token;
}

async function profileStatus(gateway: TestGateway, token: string): Promise<number> {
  return (await gateway.call({ method: 'GET', url: '/api/auth/profile', token })).status;
}

function claiming(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

/** Returns the token as one that expired a second ago. */
function expired(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
  return claiming({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 });
}
