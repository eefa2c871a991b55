import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../core/session.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { PASSWORD, registered } from '../../../gateway/testing/registered.ts';

async function atProfile(sessions = 1) {
  const gateway = await startOwnGateway();
  const { token, tokens, email } = await registered(gateway, { sessions });
  await renderAt('/profile', { gateway, token });
  return { gateway, tokens, email };
}

describe('the own account', () => {
  it('gets another name, which stands everywhere at once', async () => {
    await atProfile();
    await fill('Name as shown', 'Ana Souza');
    await press('Save');
    await screen.findByText('Your profile was saved.');
    await screen.findByRole('button', { name: 'Account of Ana Souza' });
  });

  it('says at the field what is wrong with the name', async () => {
    await atProfile();
    await fill('Name as shown', ' ');
    await press('Save');
    await screen.findByText('this field is required');
  });

  it('signs in with another email once the password is right', async () => {
    const { email } = await atProfile();
    await press('Change email');
    await fill('New email', `new-${email}`);
    await fill('Current password', 'wrong');
    await press('Save email');
    await screen.findByText('This is not your password');
    expect(valueOf('New email')).toBe(`new-${email}`);
    await fill('Current password', PASSWORD);
    await press('Save email');
    await screen.findByText(`From now on you sign in with new-${email}.`);
    expect(session.read().user?.email).toBe(`new-${email}`);
  });

  it('gets another password, which ends the other sessions and keeps this one', async () => {
    const { gateway, tokens } = await atProfile(2);
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1));
    await press('Change password');
    await fill('Current password', PASSWORD);
    await fill('New password', 'correct horse battery staple');
    await screen.findByText('Strength: Strong');
    await press('Save password');
    await screen.findByText('Your password was changed. Your other sessions have ended.');
    const stands = tokens.map(
      async (token) => !(await gateway.graphql('{ me { id } }', {}, token)).errors,
    );
    expect(await Promise.all(stands)).toEqual([true, false]);
  });
});

it('the strength of a new password is told in Portuguese too', async () => {
  await renderAt('/cadastre-se', { language: 'pt-BR' });
  await fill('Senha', 'password');
  await screen.findByText('Segurança: Muito fraca');
});
