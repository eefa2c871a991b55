import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountBar } from './AccountBar.tsx';
import type { Profile, Session } from './gateway.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('signs in as a demo account and says who it is', async () => {
  const login = stubLogin(200, {
    accessToken: 'a.b.c',
    user: { name: 'Edite', email: 'editor@retaguarda.test', role: 'EDITOR' },
  });
  openBar('demo');
  fireEvent.click(screen.getByRole('button', { name: /editor@retaguarda.test/ }));

  expect(screen.getAllByText('Signing in as editor@retaguarda.test…')).not.toEqual([]);
  expect(await screen.findByText('Edite')).toBeTruthy();
  expect(screen.getByRole('banner').textContent).toContain('Signed in as Edite EDITOR');
  expect(login).toHaveBeenCalledExactlyOnceWith('/api/auth/login', {
    email: 'editor@retaguarda.test',
    password: 'retaguarda',
  });
});

it('shows the gateway’s refusal and stays as it was', async () => {
  stubLogin(400, { message: 'Invalid email or password' });
  openBar('demo');
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'x@y.test' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Another account' }));

  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(screen.getByRole('banner').textContent).toContain('Not signed in');
});

it.each(['production', null] as const)('offers no demo account in profile %s', (profile) => {
  openBar(profile);
  expect(screen.queryByText(/@retaguarda.test/)).toBe(null);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

function openBar(profile: Profile): void {
  render(<StatefulBar profile={profile} />);
  fireEvent.click(screen.getByRole('button', { name: 'Change account' }));
}

function StatefulBar({ profile }: { profile: Profile }) {
  const [session, setSession] = useState<Session | null>(null);
  return <AccountBar profile={profile} session={session} onChange={setSession} />;
}

function stubLogin(status: number, answer: object) {
  const received = vi.fn<(url: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    // A page of an earlier test may still ask for its data.
    if (!url.startsWith('/api/')) return new Promise<Response>(() => undefined);
    received(url, JSON.parse(body));
    return Response.json(answer, { status });
  });
  return received;
}
