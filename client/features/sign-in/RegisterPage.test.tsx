import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

async function fillIn({ email }: { email: string }) {
  await fill('Email', email);
  await fill('Username', 'novata');
  await fill('Password', 'uma senha longa');
}

describe('the registration page', () => {
  it('asks for all three fields before it calls the gateway', async () => {
    const { fetch } = await renderAt('/cadastre-se');
    await press('Cadastrar');
    expect(await screen.findAllByText('this field is required')).toHaveLength(3);
    await fillIn({ email: 'novata@' });
    await press('Cadastrar');
    expect(await screen.findByText('email is not valid')).toBeTruthy();
    expect(fetch.mock.calls.filter(([url]) => url === '/api/auth/register')).toHaveLength(0);
  });

  it('shows at the email that it has an account, and keeps what was typed', async () => {
    const { location } = await renderAt('/cadastre-se');
    await fillIn({ email: 'SA@retaguarda.test' });
    await press('Cadastrar');
    const message = await screen.findByText('User already exists!');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.getAttribute('aria-describedby')).toContain(message.id);
    expect(email.value).toBe('SA@retaguarda.test');
    expect(location()).toBe('/cadastre-se');
    expect(localStorage.getItem('accessToken')).toBe(null);
  });

  it('leads a new guest on, with the agreement box left empty, to a page that a guest may open', async () => {
    const { location, navigate } = await renderAt('/cadastre-se');
    await fillIn({ email: 'novata@example.test' });
    const agreement = screen.getByLabelText<HTMLInputElement>(
      'I have read and agree to the terms of service.',
    );
    expect(agreement.checked).toBe(false);
    await press('Cadastrar');

    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ });
    expect(location()).toBe('/today');

    await navigate('/home');
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    const refusal = screen.getByRole('alert');
    expect(refusal.textContent).toContain('Your role (Guest) can’t open it');
    expect(location()).toBe('/home');
    expect(localStorage.getItem('accessToken')).toMatch(/^ey/);
    screen.getByRole('button', { name: /Account of novata$/ });
    screen.getByRole('navigation', { name: 'Main navigation' });

    const links = await within(refusal).findAllByRole('link');
    expect(links[0]?.textContent).toBe('Today');
    expect(links.some(({ textContent }) => textContent === 'Home')).toBe(false);
    await act(async () => within(refusal).getByRole('link', { name: 'Invoices' }).click());
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(location()).toBe('/invoices');
  });

  it('leads to the sign-in', async () => {
    const { location } = await renderAt('/cadastre-se');
    await follow('Sign in');
    expect(location()).toBe('/login');
  });

  it('says that something went wrong when the gateway is not reached, and can be sent again', async () => {
    let isDown = true;
    await renderAt('/cadastre-se', {
      network:
        (send) =>
        async (...request) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return send(...request);
        },
    });
    await fillIn({ email: 'novata@example.test' });
    await press('Cadastrar');
    await screen.findByText('Something went wrong!');
    isDown = false;
    await press('Cadastrar');
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ });
  });
});
