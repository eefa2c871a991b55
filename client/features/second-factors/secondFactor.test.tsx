import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { session } from '../../core/session.ts';
import { click, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { codeOf, secondStep, withTotp } from '../../../gateway/testing/authenticator.ts';
import { PASSWORD, registered } from '../../../gateway/testing/registered.ts';

const REQUIRE =
  'mutation ($input: RequireSecondFactorInput!) { requireSecondFactor(input: $input) { roles } }';

async function signIn(email: string) {
  await fill('Email', email);
  await fill('Password', PASSWORD);
  await press('Acessar');
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
}

it('the sign-in page asks for the code after the password, and says that one is wrong', async () => {
  const gateway = await startOwnGateway();
  const { email, secret } = await withTotp(gateway);
  const { location } = await renderAt('/login?from=/invoices', { gateway });
  await signIn(email);
  await fill('Code', '000000');
  await press('Verify');
  await screen.findByText('This code is not valid');
  expect(session.read().isAuthenticated).toBe(false);
  await fill('Code', codeOf(secret));
  await press('Verify');
  await screen.findByRole('heading', { name: 'Invoices' });
  expect(location()).toBe('/invoices');
});

it('the sign-in page says that there is no connection to check the code by', async () => {
  const gateway = await startOwnGateway();
  const { email } = await withTotp(gateway);
  await renderAt('/login', {
    gateway,
    network: (send) => (input, init) =>
      input === '/api/auth/second-factor' ? Promise.reject(new TypeError()) : send(input, init),
  });
  await signIn(email);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fill('Code', '123456');
  await press('Verify');
  await screen.findByText(/^You’re offline\./);
  onLine.mockRestore();
});

it('an app is set up at sign-in where the role needs one, and shows recovery codes once', async () => {
  const gateway = await startOwnGateway();
  const { email } = await registered(gateway);
  const sa = await gateway.tokenFor('SA');
  await gateway.graphql(REQUIRE, { input: { roles: ['GUEST'] } }, sa);
  await renderAt('/login?from=/invoices', { gateway });
  await signIn(email);
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  const key = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await fill('Six-digit code from the app', codeOf(key.textContent.replaceAll(' ', '')));
  await press('Turn on');
  await screen.findByText(/won’t be shown again/);
  await press('Continue');
  await screen.findByRole('heading', { name: 'Invoices' });
});

it('the profile sets an app up, renews the recovery codes and turns it off', async () => {
  const gateway = await startOwnGateway();
  const { token, email } = await registered(gateway);
  await renderAt('/profile', { gateway, token });
  await press('Set up');
  await fill('Current password', 'wrong');
  await press('Continue');
  await screen.findByText('This is not your password');
  await fill('Current password', PASSWORD);
  await press('Continue');
  const key = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await fill('Six-digit code from the app', codeOf(key.textContent.replaceAll(' ', '')));
  await press('Turn on');
  await screen.findByText(
    /won’t be shown again\. Each one signs you in once without your second factor\.$/,
  );
  await press('Done');
  await screen.findByText('10 codes left');
  expect((await secondStep(gateway, email)).methods).toEqual(['totp', 'recoveryCode']);
  await press('Turn off');
  await fill('Current password', PASSWORD);
  const dialog = await screen.findByRole('dialog', { name: 'Turn off two-factor authentication' });
  const turnOff = within(dialog).getByRole('button', { name: 'Turn off' });
  await act(async () => fireEvent.click(turnOff));
  await screen.findByText('Not set up');
});

it.each([
  ['InvalidStateError', 'This device already has a passkey for your account. Use another one.'],
  ['NotAllowedError', 'No passkey was created. Try again.'],
])('the profile tells why no passkey was made: %s', async (name, told) => {
  const gateway = await startOwnGateway();
  const { token } = await registered(gateway);
  const create = () => Promise.reject(new DOMException('Refused', name));
  vi.stubGlobal('PublicKeyCredential', create);
  const stored = { ...navigator.credentials, create };
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(stored);
  await renderAt('/profile', { gateway, token });
  await press('Add passkey');
  await fill('Name', 'Laptop');
  await fill('Current password', PASSWORD);
  await press('Continue');
  await screen.findByText(told);
});

it('an SA sees who has a second factor, resets it, and sets one up before requiring it', async () => {
  const gateway = await startOwnGateway();
  const { email } = await withTotp(gateway);
  await renderAt(`/accounts?text=${email}`, { gateway, as: 'SA' });
  await press('Manage account: a');
  await screen.findByText('Two-factor authentication is on');
  await press('Reset');
  const question = within(await screen.findByRole('dialog', { name: 'Reset' }));
  await act(async () => question.getByRole('button', { name: 'Cancel' }).click());
  screen.getByText('Two-factor authentication is on');
  await press('Reset');
  const sure = within(await screen.findByRole('dialog', { name: 'Reset' }));
  await act(async () => sure.getByRole('button', { name: 'Reset' }).click());
  await screen.findByText('Two-factor authentication is off');
  await press('Close');
  await waitFor(() => expect(screen.queryByText('Two-factor authentication is off')).toBe(null));
  await press('Two-factor authentication');
  await click('checkbox', 'Super administrator');
  await press('Save');
  await screen.findByText('Set up a second factor for your own account first');
});
