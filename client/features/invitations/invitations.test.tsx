import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../core/session.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { PASSWORD } from '../../../gateway/testing/registered.ts';

it('an invitation opened while signed in says as whom, and goes on once signed out', async () => {
  const gateway = await startOwnGateway();
  const mails: string[] = [];
  gateway.services.deliverMail = async ({ text }) => void mails.push(text);
  const invite =
    'mutation ($input: InviteAccountInput!) { inviteAccount(input: $input) { invitation { id } } }';
  const input = { email: 'bia@example.test', role: 'GUEST' };
  await gateway.graphql(invite, { input }, await gateway.tokenFor('ADMIN'));
  await renderAt(/\/invitation#\S+/.exec(mails[0] ?? '')![0], { gateway, as: 'EDITOR' });
  await screen.findByText(/^You are signed in as editor-.* Sign out to accept this invitation\.$/);
  expect(screen.queryByLabelText('Username')).toBe(null);
  const token = session.token()!;
  await press('Sign out and continue');
  await screen.findByLabelText('Username');
  expect((await gateway.graphql('{ me { id } }', {}, token)).errors).toBeDefined();
  await fill('Username', 'Bia Rocha');
  await fill('Password', PASSWORD);
  await press('Create account');
  await screen.findByRole('button', { name: 'Account of Bia Rocha' });
});

it('an administrator invites by email, and the link makes the account', async () => {
  const gateway = await startOwnGateway();
  const mails: string[] = [];
  gateway.services.deliverMail = async ({ text }) => void mails.push(text);
  const { navigate } = await renderAt('/invitations', { gateway, as: 'ADMIN' });
  await screen.findByRole('heading', { name: 'No open invitations' });
  await press('Invite');
  const role = await screen.findByLabelText<HTMLSelectElement>('Role');
  expect([...role.options].map(({ text }) => text)).toEqual(['Guest', 'Editor', 'Administrator']);
  await fill('Email', ' Bia@Example.test');
  await press('Send invitation');
  await screen.findByText(/sent to bia@example\.test/);
  await screen.findByRole('button', { name: 'Revoke invitation: bia@example.test' });
  await act(async () => session.leave());
  const link = /\/invitation#\S+/.exec(mails[0] ?? '')![0];
  await navigate(link);
  await fill('Username', 'Bia Rocha');
  await fill('Password', PASSWORD);
  await press('Create account');
  await screen.findByRole('button', { name: 'Account of Bia Rocha' });
  expect(session.read().user).toMatchObject({ email: 'bia@example.test', role: 'GUEST' });
});

it('where registration is closed the sign-in page offers none, and its page says why', async () => {
  const gateway = await startOwnGateway({ environment: { REGISTRATION: 'closed' } });
  const { navigate } = await renderAt('/login', { gateway });
  await screen.findByText('Demo accounts');
  expect(screen.queryByRole('link', { name: 'Cadastre-se' })).toBe(null);
  await navigate('/cadastre-se');
  await screen.findByText(/^Registration is closed/);
});
