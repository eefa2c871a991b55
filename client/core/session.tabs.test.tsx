import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { click, fill, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { startOwnGateway } from '../testing/startOwnGateway.ts';
import { download } from './download.ts';

const ENDED = 'Your session has ended. Sign in to continue.';
const endSession = 'mutation { logout(input: {}) { endedSessions } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startOwnGateway();
});

function inAnotherTab(token: string | undefined, { isHeard = true } = {}): Promise<void> {
  return act(async () => {
    if (token === undefined) localStorage.removeItem('accessToken');
    else localStorage.setItem('accessToken', token);
    if (isHeard) window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  });
}

const tokensOf = (fetch: { mock: { calls: unknown[][] } }, operation: string) =>
  fetch.mock.calls
    .map(([, init]) => init as RequestInit | undefined)
    .filter((init) => ((init?.body as string | undefined) ?? '').includes(operation))
    .map((init) => new Headers(init?.headers).get('authorization'));

describe('a session that another tab has ended', () => {
  it('leaves no page, says so at the sign-in, and leads back to the exact address', async () => {
    const { location } = await renderAt('/invoices?status=pending', { gateway, as: 'GUEST' });
    await screen.findByRole('table');
    await inAnotherTab(undefined);
    await screen.findByText(ENDED);
    expect(screen.queryByRole('table')).toBe(null);
    expect(location()).toBe('/login?from=%2Finvoices%3Fstatus%3Dpending');
    await press('Guest');
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(location()).toBe('/invoices?status=pending');
    expect(screen.queryByText(ENDED)).toBe(null);
  });

  it('says nothing of an end to who signs out', async () => {
    await renderAt('/invoices', { gateway, as: 'GUEST' });
    await press(/Account of guest-/);
    await click('menuitem', 'Sign out');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(screen.queryByText(ENDED)).toBe(null);
  });
});

describe('a session that the gateway ended', () => {
  it('ends with a download, and nothing of it is left', async () => {
    const { fetch } = await renderAt('/invoices', { gateway, as: 'ADMIN' });
    await screen.findByRole('table');
    await gateway.graphql(endSession, {}, localStorage.getItem('accessToken')!);
    await act(async () => {
      await download('/api/invoices.csv').catch(() => undefined);
    });
    await screen.findByText(ENDED);
    expect(localStorage.getItem('accessToken')).toBe(null);
    const asked = fetch.mock.calls.length;
    await press('Editor');
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(fetch.mock.calls.length).toBeGreaterThan(asked);
  });
});

describe('two users in two tabs', () => {
  it('are two: a tab follows to the user who signed in last, and says so', async () => {
    await renderAt('/todo', { gateway, token: await gateway.demoTokenFor('GUEST') });
    await screen.findByRole('button', { name: /Account of Rui Tavares/ });
    const editor = await gateway.demoTokenFor('EDITOR');
    await inAnotherTab(editor);
    await screen.findByText(/You are now signed in as/);
    expect(screen.queryByRole('button', { name: /Account of Rui Tavares/ })).toBe(null);
    await screen.findByRole('heading', { level: 1, name: 'To-do' });
    expect(localStorage.getItem('accessToken')).toBe(editor);
  });

  it('write nothing as each other, even before a tab has heard of it', async () => {
    const { fetch } = await renderAt('/todo', {
      gateway,
      token: await gateway.demoTokenFor('GUEST'),
    });
    await screen.findByRole('button', { name: /Account of Rui Tavares/ });
    await inAnotherTab(await gateway.demoTokenFor('EDITOR'), { isHeard: false });
    await fill('What needs to be done?', 'Call the bakery');
    await press('Add');
    await screen.findByText(/You are now signed in as/);
    expect(tokensOf(fetch, 'mutation')).toEqual([]);
  });

  it('are one when both tabs are the same account: the page stays', async () => {
    await renderAt('/todo', { gateway, token: await gateway.demoTokenFor('GUEST') });
    const heading = await screen.findByRole('heading', { level: 1, name: 'To-do' });
    await inAnotherTab(await gateway.demoTokenFor('GUEST'));
    expect(screen.getByRole('heading', { level: 1, name: 'To-do' })).toBe(heading);
  });

  it('an answer that comes after the session says nothing to the next user', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    await renderAt('/notifications', {
      gateway,
      token: await gateway.demoTokenFor('SA'),
      network:
        (send) =>
        async (...request) => {
          const answered = await send(...request);
          if (((request[1]?.body as string | undefined) ?? '').includes('mutation Delete'))
            await late;
          return answered;
        },
    });
    const [first] = await screen.findAllByRole('button', { name: /^Delete: / });
    await act(async () => first!.click());
    await inAnotherTab(await gateway.demoTokenFor('EDITOR'));
    await screen.findByText(/You are now signed in as/);
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null));
  });
});
