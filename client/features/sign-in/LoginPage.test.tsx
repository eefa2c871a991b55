import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homePathOf } from '../../core/homePath.ts';
import { session } from '../../core/session.ts';
import { changeSettings } from '../../core/settings.ts';
import { pagesFor } from '../../layout/navigation.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

describe('the sign-in page', () => {
  it('is where / leads to', async () => {
    const { location } = await renderAt('/');
    expect(await screen.findByRole('button', { name: 'Acessar' })).toBeTruthy();
    expect(location()).toBe('/login');
  });

  it('asks for email and password before it calls the gateway', async () => {
    const { fetch } = await renderAt('/login');
    await press('Acessar');
    expect(await screen.findAllByText('this field is required')).toHaveLength(2);
    await fill('Email', 'nobody');
    await press('Acessar');
    expect(await screen.findByText('email is not valid')).toBeTruthy();
    expect(fetch.mock.calls.filter(([url]) => url === '/api/auth/login')).toHaveLength(0);
  });

  it('says what is at fault in the language that is chosen afterwards', async () => {
    await renderAt('/login');
    await press('Acessar');
    expect(await screen.findAllByText('this field is required')).toHaveLength(2);
    await fill('Email', 'nobody');
    await act(async () => changeSettings({ language: 'pt-BR' }));
    expect(await screen.findAllByText('este campo é obrigatório')).toHaveLength(1);
    expect(screen.queryByText('this field is required')).toBe(null);
  });

  it('shows what the gateway refuses under the password and stops the spinner', async () => {
    await renderAt('/login');
    await press('Acessar');
    await fill('Email', 'nobody@retaguarda.test');
    await fill('Password', 'wrong');
    await press('Acessar');
    const message = await screen.findByText('Invalid email or password');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-describedby')).toContain(message.id);
    expect(screen.getByRole('button', { name: 'Acessar' }).hasAttribute('data-loading')).toBe(
      false,
    );
  });

  it('says how long to wait after too many tries, and keeps what was typed', async () => {
    const gateway = await startOwnGateway({ environment: { RATE_LIMIT_FACTOR: '1' } });
    await renderAt('/login', { gateway });
    await fill('Email', 'nobody@retaguarda.test');
    await fill('Password', 'wrong');
    const payload = { email: 'nobody@retaguarda.test', password: 'x' };
    for (let time = 0; time < 30; time += 1) {
      await gateway.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    }
    await press('Acessar');
    await screen.findByText('Too many failed sign-ins from this address. Try again in 10 minutes.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('says it in Portuguese to who reads Portuguese', async () => {
    await renderAt('/login', { language: 'pt-BR' });
    await fill('E-mail', 'nobody@retaguarda.test');
    await fill('Senha', 'wrong');
    await press('Acessar');
    expect(await screen.findByText('E-mail ou senha inválidos')).toBeTruthy();
  });

  it('leads to /home and keeps the token under accessToken', async () => {
    const { location } = await renderAt('/login');
    await fill('Email', 'sa@retaguarda.test');
    await fill('Password', 'anything');
    await press('Acessar');
    expect(await screen.findByRole('heading', { name: /^Good \w+, Marina$/ })).toBeTruthy();
    expect(location()).toBe('/home');
    expect(localStorage.getItem('accessToken')).toMatch(/^ey/);
  });

  it('brings a visitor back to where they wanted to go, filters and all', async () => {
    const { location } = await renderAt('/invoices?status=pending');
    await screen.findByRole('button', { name: 'Acessar' });
    expect(location()).toBe('/login?from=%2Finvoices%3Fstatus%3Dpending');
    await press('Guest');
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(location()).toBe('/invoices?status=pending');
  });

  it.each([
    ['Guest', '/today'],
    ['Administrator', '/today'],
    ['Super administrator', '/home'],
  ])('leads the %s to the first page of their navigation', async (account, landing) => {
    const { location } = await renderAt('/login?from=/home');
    await press(account);
    await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(location()).toBe(landing);
    expect(pagesFor(session.read().user?.role)[0]?.path).toBe(landing);
    expect(homePathOf(session.read().user?.role)).toBe(landing);
  });

  it('changes its language, and keeps what is fixed', async () => {
    await renderAt('/login');
    await press('Português (Brasil)');
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(document.documentElement.lang).toBe('pt-BR');
    screen.getByRole('button', { name: 'Acessar' });
    screen.getByRole('link', { name: 'Esqueceu sua senha?' });
    await press('English');
    await screen.findByRole('heading', { name: 'Sign in' });
  });

  it.each(['/cadastre-se', '/recuperar-senha'])('is not alone: %s has it too', async (path) => {
    await renderAt(path);
    await screen.findByRole('button', { name: 'Português (Brasil)' });
  });

  it('never leads to another site', async () => {
    const { location } = await renderAt('/login?from=//evil.test/');
    await press('Super administrator');
    await waitFor(() => expect(location()).toBe('/home'));
  });

  it('leads a signed-in visitor home', async () => {
    const { location } = await renderAt('/login', { as: 'SA' });

    await screen.findByRole('heading', { name: /^Good/ });
    expect(location()).toBe('/home');
  });
});
