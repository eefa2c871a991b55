import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const EMAIL = 'novata@example.test';
const registration = { email: EMAIL, username: 'novata', password: 'a senha antiga' };

describe('the page for a lost password', () => {
  it('asks for a valid email before it calls the gateway', async () => {
    const { fetch } = await renderAt('/recuperar-senha');
    await press('Reset Password');
    await screen.findByText('this field is required');
    await fill('Email', 'novata');
    await press('Reset Password');
    await screen.findByText('email is not valid');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says the same for an email with an account and one without', async () => {
    const { navigate } = await renderAt('/recuperar-senha');
    for (const email of ['guest@retaguarda.test', 'nobody@example.test']) {
      await fill('Email', email);
      await press('Reset Password');
      expect((await screen.findByRole('status')).textContent).toBe(
        `If ${email} has an account, a link is on its way. It expires in one hour.`,
      );
      await navigate('/login');
      await navigate('/recuperar-senha');
    }
  });

  it('sets the password by the link of the mail, once', async () => {
    const gateway = await startOwnGateway();
    const mails = vi.spyOn(gateway.services, 'sendMail');
    await gateway.call({ url: '/api/auth/register', body: registration });

    const { navigate } = await renderAt('/recuperar-senha', { gateway });
    await fill('Email', EMAIL);
    await press('Reset Password');
    await screen.findByRole('status');
    const link = /http\S+/.exec(mails.mock.calls[0]![0].text)![0];
    const linked = new URL(link).pathname + new URL(link).hash;
    expect(linked).toMatch(/^\/recuperar-senha#token=/);

    await navigate(linked);
    await screen.findByRole('heading', { name: 'Set a new password' });
    await press('Reset Password');
    await screen.findByText('this field is required');
    await fill('New password', 'a senha nova');
    await press('Reset Password');
    await screen.findByText('Your password was changed. Sign in with the new one.');
    expect(await statusOfSignIn('a senha antiga')).toBe(400);
    expect(await statusOfSignIn('a senha nova')).toBe(200);

    await navigate('/login');
    await navigate(linked);
    await fill('New password', 'outra senha');
    await press('Reset Password');
    await screen.findByText('This link has expired or was already used');
    expect(await statusOfSignIn('outra senha')).toBe(400);

    async function statusOfSignIn(password: string) {
      const body = { email: EMAIL, password };
      return (await gateway.call({ url: '/api/auth/login', body })).status;
    }
  });

  it('leads back to the sign-in', async () => {
    const { location } = await renderAt('/recuperar-senha#token=x');
    await follow('Back to sign in');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login');
  });
});
