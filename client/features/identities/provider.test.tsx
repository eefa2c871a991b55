import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { setUpTotp } from '../../../gateway/testing/authenticator.ts';
import { anaAtAcme, atAcme, proofOfAna } from '../../../gateway/testing/acme.ts';
import { PASSWORD, registered } from '../../../gateway/testing/registered.ts';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';

const withCookie = (token: string) => (send: typeof fetch) =>
  ((input, init) =>
    send(input, {
      ...init,
      headers: { ...(init?.headers as object), cookie: `__Host-provider=${token}` },
    })) as typeof fetch;

it('the sign-in page leads to the provider, and names the page to come back to', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  await renderAt('/login?from=/invoices?page=2', { gateway });
  const link = await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(link.getAttribute('href')).toBe('/api/auth/oidc/start?from=%2Finvoices%3Fpage%3D2');
});

it('the sign-in page says nothing of a provider where there is none', async () => {
  await renderAt('/login');
  await screen.findByText('Demo accounts');
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBe(null);
});

it('who comes back is signed in, and at the page that was asked for', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const network = withCookie(await proofOfAna(gateway));
  const { location } = await renderAt('/login?from=/invoices#oidc', { gateway, network });
  await screen.findByRole('heading', { name: 'Invoices' });
  expect(location()).toBe('/invoices');
});

it('who comes back is asked for the second factor', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const { id, token } = await registered(gateway);
  await connect(gateway, { id, token });
  await setUpTotp(gateway, token);
  const network = withCookie(await proofOfAna(gateway));
  await renderAt('/login#oidc', { gateway, network });
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  await press('Back to sign in');
  await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(screen.queryByRole('alert')).toBe(null);
});

it.each([
  ['en', 'Acme cannot be reached. Try again later.'],
  ['pt-BR', 'Não foi possível acessar Acme. Tente de novo mais tarde.'],
] as const)('what went wrong is said in %s', async (language, message) => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const network = withCookie('provider_unavailable');
  await renderAt('/login#oidc', { gateway, network, language });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'Acessar' })).toBeTruthy();
});

it('the profile connects the provider and disconnects it', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const { id, token } = await registered(gateway);
  const network = withCookie(await proofOfAna(gateway, id));
  await renderAt('/profile#oidc', { gateway, token, network });
  await screen.findByText('Acme is connected. You can sign in with it.');
  await screen.findByText(/^ana@example\.test, connected on /);
  await press('Disconnect Acme');
  await fill('Current password', 'wrong');
  await press('Disconnect');
  await screen.findByText('This is not your password');
  await fill('Current password', PASSWORD);
  await press('Disconnect');
  await screen.findByText('Acme is disconnected.');
  await screen.findByText('Not connected');
});

it('the profile asks for the password before it leads to the provider', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const { token } = await registered(gateway);
  await renderAt('/profile', { gateway, token });
  await press('Connect Acme');
  await fill('Current password', 'wrong');
  await press('Continue');
  await screen.findByText('This is not your password');
});

it('the profile says why an identity could not be connected', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const { token } = await registered(gateway);
  const network = withCookie('provider_cancelled');
  await renderAt('/profile#oidc', { gateway, token, network, language: 'pt-BR' });
  await screen.findByText('Você não entrou em Acme.');
  await screen.findByText('Não conectado');
});

it('who has no password gets a link to set one', async () => {
  const gateway = await startOwnGateway({ environment: atAcme });
  const mails: string[] = [];
  gateway.services.sendMail = ({ to }) => void mails.push(to);
  const cookie = `__Host-provider=${await proofOfAna(gateway)}`;
  const { body } = await gateway.call({ url: '/api/auth/oidc', headers: { cookie } });
  const { accessToken } = body as { accessToken: string };
  await renderAt('/profile', { gateway, token: accessToken });
  await screen.findByText('No password yet');
  await press('Set password');
  await screen.findByText('A link to set a password was sent to ana@example.test.');
  await waitFor(() => expect(mails).toEqual([anaAtAcme.email]));
});

async function connect(gateway: TestGateway, { id, token }: { id: string; token: string }) {
  const cookie = `__Host-provider=${await proofOfAna(gateway, id)}`;
  const { status } = await gateway.call({
    url: '/api/auth/oidc/connect',
    token,
    headers: { cookie },
  });
  expect(status).toBe(200);
}
