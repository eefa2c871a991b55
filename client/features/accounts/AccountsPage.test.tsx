import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { registered } from '../../../gateway/testing/registered.ts';

const accountOf = async (gateway: Awaited<ReturnType<typeof startOwnGateway>>, email: string) => {
  const query = 'query ($text: String) { accounts(text: $text) { nodes { role isDisabled } } }';
  const { data } = await gateway.graphql(query, { text: email }, await gateway.tokenFor('SA'));
  return data?.accounts.nodes[0] as { role: string; isDisabled: boolean };
};

it('an account gets another role, loses its sessions, is disabled and enabled', async () => {
  const gateway = await startOwnGateway();
  const { email, token } = await registered(gateway, { sessions: 2 });
  await renderAt(`/accounts?text=${email}`, { gateway, as: 'SA' });
  await press('Manage account: a');
  await fill('Role', 'ADMIN');
  await fill('Role', 'EDITOR');
  expect((await accountOf(gateway, email)).role).toBe('GUEST');
  await press('Save');
  await screen.findByText('The role of a is now Editor.');
  await screen.findByText('2 open sessions');
  await press('End sessions');
  await screen.findByText('0 open sessions');
  expect((await gateway.graphql('{ me { id } }', {}, token)).errors).toBeDefined();
  await press('Disable');
  const question = within(await screen.findByRole('dialog', { name: 'Disable' }));
  question.getByText(/^a will be signed out everywhere at once/);
  expect((await accountOf(gateway, email)).isDisabled).toBe(false);
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Disable' })));
  await screen.findByText('a can’t sign in.');
  expect(await accountOf(gateway, email)).toEqual({ role: 'EDITOR', isDisabled: true });
  await press('Enable');
  await waitFor(async () => expect((await accountOf(gateway, email)).isDisabled).toBe(false));
});

it('one’s own account cannot be changed there, in Portuguese too', async () => {
  const gateway = await startOwnGateway();
  const token = await gateway.demoTokenFor('SA');
  await renderAt('/accounts?text=sa@retaguarda', { gateway, token, language: 'pt-BR' });
  await press(/^Gerenciar conta/);
  await screen.findByText(/^Esta é a sua própria conta/);
  expect(screen.queryByRole('button', { name: 'Desativar' })).toBe(null);
});
